import { expect, test } from 'vitest';
import { compareVersions } from '#domain/template/compareVersions.ts';
import type { VersionPart } from '#domain/template/versionSubjects.ts';

const part = (kind: string, identity: string, under: string | null, more: Partial<VersionPart> = {}): VersionPart => ({
  ...{ kind, id: `row of ${identity}`, identity, ownerId: under && `row of ${under}`, target: null, position: 0 },
  ...more,
  content: { name: identity, ...more.content },
});
const at = (position: number, content: VersionPart['content'] = {}) => ({ position, content });
const logic = (target: string, conditions: readonly unknown[]): VersionPart => ({
  ...part('LogicConfig', `logic of ${target}`, null, { target, content: { action: 'show', conditions } }),
  identity: null,
});
const fee = (cents: number): VersionPart => ({
  ...part('PaymentConfig', 'config', 'Fee', { content: { amount_cents: cents } }),
  identity: null,
});

const form: readonly VersionPart[] = [
  part('Step', 'Plot', null),
  part('Section', 'Land', 'Plot'),
  part('Field', 'Area', 'Land', at(0, { required: false })),
  part('Field', 'Use', 'Land', at(1)),
  part('MultipleChoiceOption', 'Shop', 'Use'),
  part('Section', 'House', 'Plot', at(1)),
  part('Field', 'Floors', 'House'),
  part('Step', 'Check', null, at(1)),
  part('ReviewGroup', 'Planners', 'Check'),
  part('Step', 'Fee', null, at(2)),
  fee(100),
  part('Formula', 'Total', null, at(0, { tree: { number: '1' } })),
  part('ConfiguredOutput', 'Permit', null, at(0, { document_id: 'a' })),
];
const without = (...names: readonly string[]): readonly VersionPart[] =>
  form.filter(({ id }) => !names.some((name) => id === `row of ${name}`));
const withParts = (...parts: readonly VersionPart[]): readonly VersionPart[] => [
  ...form.filter(({ id }) => !parts.some((one) => one.id === id)),
  ...parts,
];

const cases: readonly (readonly [name: string, after: readonly VersionPart[], differences: readonly string[]])[] = [
  ['no difference', form, []],
  [
    'different row IDs',
    form.map((row) => ({ ...row, id: `new ${row.id}`, ownerId: row.ownerId && `new ${row.ownerId}` })),
    [],
  ],
  [
    'a removed step with all it contains, where it was',
    without('Check', 'Planners'),
    ['removed Step Check', '. removed ReviewGroup Planners'],
  ],
  [
    'a removed section with its fields',
    without('Land', 'Area', 'Use', 'Shop'),
    ['same Step Plot', '. removed Section Land', '. . removed Field Area', '. . removed Field Use'],
  ],
  [
    'an added section with a field',
    withParts(part('Section', 'Trees', 'Plot', at(2)), part('Field', 'Height', 'Trees')),
    ['same Step Plot', '. added Section Trees', '. . added Field Height'],
  ],
  [
    'a changed field and a renamed one',
    withParts(part('Field', 'Area', 'Land', at(0, { required: true, name: 'Size' }))),
    ['same Step Plot', '. same Section Land', '. . changed Field Size (name required)'],
  ],
  [
    'changed options',
    withParts(part('MultipleChoiceOption', 'Shop', 'Use', { content: { name: 'Store' } })),
    ['same Step Plot', '. same Section Land', '. . changed Field Use (MultipleChoiceOption)'],
  ],
  ['added logic', withParts(logic('House', [])), ['same Step Plot', '. changed Section House (LogicConfig)']],
  ['a changed fee', withParts(fee(250)), ['changed Step Fee (PaymentConfig)']],
  [
    'a changed review group',
    withParts(part('ReviewGroup', 'Planners', 'Check', { content: { logic_type: 'or' } })),
    ['same Step Check', '. changed ReviewGroup Planners (logic_type)'],
  ],
  [
    'a field moved to another section',
    withParts(part('Field', 'Area', 'House', at(1, { required: false }))),
    ['same Step Plot', '. same Section House', '. . changed Field Area moved'],
  ],
  [
    'a field moved out of a removed section',
    [...without('House', 'Floors'), part('Field', 'Floors', 'Land', at(2))],
    ['same Step Plot', '. same Section Land', '. . changed Field Floors moved', '. removed Section House'],
  ],
  [
    'a changed order',
    withParts(part('Field', 'Area', 'Land', at(1, { required: false })), part('Field', 'Use', 'Land', at(0))),
    ['same Step Plot', '. same Section Land', '. . changed Field Area reordered'],
  ],
  [
    'a changed formula and document',
    withParts(
      part('Formula', 'Total', null, at(0, { tree: { number: '2' } })),
      part('ConfiguredOutput', 'Permit', null, at(0, { document_id: 'b' })),
    ),
    ['changed Formula Total (tree)', 'changed ConfiguredOutput Permit (document_id)'],
  ],
];

test.each(cases)('compares %s', (_name, after, expected) => {
  const said = compareVersions(form, after).map(({ way, kind, depth, was, now, differing, isMoved, isReordered }) => {
    const settings = differing.length > 0 ? ` (${differing.join(' ')})` : '';
    const place = `${isMoved ? ' moved' : ''}${isReordered ? ' reordered' : ''}`;
    return `${'. '.repeat(depth)}${way} ${kind} ${(now ?? was)?.name}${place}${settings}`;
  });
  expect(said).toEqual(expected);
});
