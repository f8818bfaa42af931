import { expect, test } from 'vitest';
import { runStages, type Check, type Outcome } from '#scripts/checks/runStages.ts';

const run: string[] = [];
const check = (name: string, outcome: Outcome | Error): Check => ({
  name,
  run: () => {
    run.push(name);
    return outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome);
  },
});
const [passed, failed] = [{ is: 'passed' } as const, { is: 'failed', lastWords: 'one line is wrong' } as const];

async function outcomesOf(...stages: readonly (readonly Check[])[]): Promise<readonly string[]> {
  run.length = 0;
  const { lines } = await runStages(stages, () => {});
  return lines.map((line) =>
    line
      .trim()
      .replace(/ {2,}/g, ' ')
      .replace(/\d+\.\d s/, 'n s'),
  );
}

test("a failed check doesn't stop the others in its stage, but all later stages", async () => {
  expect(await outcomesOf([check('lint', failed), check('types', passed)], [check('browser', passed)])).toEqual([
    'failed lint n s',
    'passed types n s',
    'NOT RUN browser skipped because a check above failed',
  ]);
  expect(run).toEqual(['lint', 'types']);
});

test("a check the machine can't run blocks nothing, and is reported", async () => {
  const absent: Outcome = { is: 'NOT RUN', why: 'no browser for this machine' };
  const without: Outcome = { is: 'passed', without: ['redis'] };
  expect(await outcomesOf([check('browser', absent)], [check('database', without)])).toEqual([
    'NOT RUN browser no browser for this machine',
    'passed database n s; without redis',
  ]);
});

test('a check that throws has failed, and its error is kept', async () => {
  const { failures, took } = await runStages(
    [[check('database', new Error('no port'))], [check('browser', passed)]],
    () => {},
  );
  expect(failures).toEqual(['\n── last output of database\nno port\n']);
  expect(Object.keys(took)).toEqual(['database']);
});
