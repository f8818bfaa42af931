import { expect, test } from 'vitest';
import { summarizeChanges } from '#domain/template/summarizeChanges.ts';
import type { VersionChange } from '#domain/template/versionChanges.ts';

const change = (
  way: VersionChange['way'],
  kind: VersionChange['kind'],
  ...aspects: readonly string[]
): VersionChange => ({ way, kind, aspects, name: 'Name', step: null });

const cases: readonly (readonly [string, readonly VersionChange[], readonly string[], boolean])[] = [
  ['nothing', [], [], false],
  [
    'the same kind and way together',
    [change('added', 'Field'), change('removed', 'Step'), change('added', 'Field')],
    ['2 Field added', '1 Step removed'],
    false,
  ],
  ['a fee without its step', [change('changed', 'Step', 'PaymentConfig')], [], true],
  ['a fee and its step', [change('changed', 'Step', 'name', 'PaymentConfig')], ['1 Step changed'], true],
];

test.each(cases)('counts %s', (_name, changes, counted, isFeeChanged) => {
  const brief = summarizeChanges(changes);
  expect(brief.counts.map(({ way, kind, count }) => `${count} ${kind} ${way}`)).toEqual(counted);
  expect(brief.isFeeChanged).toBe(isFeeChanged);
});
