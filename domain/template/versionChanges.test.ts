import { expect, it } from 'vitest';
import { versionChanges } from '#domain/template/versionChanges.ts';
import type { VersionPart } from '#domain/template/versionSubjects.ts';

const part = (kind: string, identity: string, under: string | null, more: Partial<VersionPart> = {}): VersionPart => ({
  ...{ kind, id: `row of ${identity}`, identity, ownerId: under && `row of ${under}`, target: null, position: 0 },
  ...more,
  content: { name: identity, ...more.content },
});
const form = [
  part('Step', 'Plot', null),
  part('Section', 'Land', 'Plot'),
  part('Section', 'House', 'Plot', { position: 1 }),
  part('Field', 'Area', 'Land', { content: { required: false } }),
  part('Field', 'Use', 'Land', { position: 1 }),
  part('MultipleChoiceOption', 'Shop', 'Use'),
  part('Step', 'Fee', null, { position: 1 }),
  { ...part('PaymentConfig', 'config', 'Fee', { content: { amount_cents: 100 } }), identity: null },
];
const without = (...names: readonly string[]): VersionPart[] =>
  form.filter(({ identity }) => !names.includes(identity ?? ''));
const said = (after: readonly VersionPart[], before: readonly VersionPart[] = form): string[] =>
  versionChanges(before, after).map(({ way, kind, name, aspects, step }) =>
    [way, kind, name, ...aspects, `in ${step}`].join(' '),
  );

it('reports nothing if only row ids differ', () => {
  const again = form.map((row) => ({ ...row, id: `new ${row.id}`, ownerId: row.ownerId && `new ${row.ownerId}` }));
  expect(said(again)).toEqual([]);
});

it('reports added and removed parts, but not what they contain', () => {
  const added = [...form, part('Section', 'Trees', 'Plot', { position: 2 }), part('Field', 'Height', 'Trees')];
  expect(said(added)).toEqual(['added Section Trees in Plot']);
  expect(said(form, added)).toEqual(['removed Section Trees in Plot']);
  expect(said(without('Plot', 'Land', 'House', 'Area', 'Use', 'Shop'))).toEqual(['removed Step Plot in null']);
});

it('reports changed settings, including those of child rows', () => {
  const other = without('Area', 'Shop', 'config');
  const changed = [
    ...other,
    part('Field', 'Area', 'Land', { content: { required: true } }),
    part('MultipleChoiceOption', 'Barn', 'Use'),
    { ...part('PaymentConfig', 'config', 'Fee', { content: { amount_cents: 250 } }), identity: null },
    { ...part('LogicConfig', 'logic', null, { target: 'House' }), identity: null },
  ];
  expect(said(changed).toSorted()).toEqual([
    'changed Field Area required in Plot',
    'changed Field Use MultipleChoiceOption in Plot',
    'changed Section House LogicConfig in Plot',
    'changed Step Fee PaymentConfig in Fee',
  ]);
});

it('reports moved parts and changed orders', () => {
  expect(said([...without('Area'), part('Field', 'Area', 'House', { content: { required: false } })])).toEqual([
    'moved Field Area in Plot',
  ]);
  const swapped = form.map((row) => {
    const position = { Area: 1, Use: 0 }[row.identity ?? ''];
    return position === undefined ? row : { ...row, position };
  });
  expect(said(swapped)).toEqual(['reordered Field Area in Plot']);
});
