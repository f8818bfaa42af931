import { performance } from 'node:perf_hooks';

/** What a machine truly cannot have is said, and counts neither as passed nor as failed. */
export type Outcome = 'passed' | 'failed' | { readonly notRun: string };

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}

/** Runs all of them, whatever comes out of each, and ends with the list. Answers whether none failed. */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const lines: string[] = [];
  let isWell = true;
  for (const check of checks) {
    process.stdout.write(`\n── ${check.name}\n`);
    const begun = performance.now();
    const outcome = await check.run().catch(failedWith);
    const seconds = `${((performance.now() - begun) / 1000).toFixed(1)} s`;
    isWell &&= outcome !== 'failed';
    lines.push(
      `  ${(typeof outcome === 'string' ? outcome : 'NOT RUN').padEnd(8)} ${check.name.padEnd(30)} ${reasonOr(outcome, seconds)}`,
    );
  }
  process.stdout.write(`\n${lines.join('\n')}\n`);
  return isWell;
}

const reasonOr = (outcome: Outcome, seconds: string): string =>
  typeof outcome === 'string' ? seconds : outcome.notRun;

function failedWith(error: unknown): Outcome {
  process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`);
  return 'failed';
}
