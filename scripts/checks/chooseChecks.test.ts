import { describe, expect, it } from 'vitest';
import { chooseChecks } from '#scripts/checks/chooseChecks.ts';
import type { Check } from '#scripts/checks/runStages.ts';

const check = (name: string): Check => ({ name, run: () => Promise.resolve({ is: 'passed' }) });
const [types, format, database, drills, changed] = ['types', 'format', 'database', 'drills', 'changed'].map(check) as [
  Check,
  Check,
  Check,
  Check,
  Check,
];
const landing = [[types, format], [database]];
const all = [
  [types, format],
  [database, drills],
];
const chosen = (...args: string[]) => chooseChecks(args, { landing, all, changed });

describe('the arguments of npm test', () => {
  it.each([
    [[], landing],
    [['--all'], all],
    [['--changed'], [[changed]]],
    [['format', 'types'], [[types, format]]],
    [['drills'], [[drills]]],
  ])('%j', (args, stages) => {
    expect(chosen(...args)).toEqual(stages);
  });

  it.each([['genrated'], ['format', 'genrated'], ['genrated', 'format'], ['--all', 'genrated'], ['--chnged']])(
    'rejects an unknown check: %j %j',
    (...args) => {
      expect(() => chosen(...args)).toThrow(/'(genrated|--chnged)'.*: no such check.*'types', 'format', 'database'/);
    },
  );

  it('rejects a known check beside --changed', () => {
    expect(() => chosen('--changed', 'format')).toThrow("'--changed': no such check");
  });
});
