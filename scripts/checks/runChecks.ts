import { performance } from 'node:perf_hooks';
import { forgetFlaky, notedAsFlaky } from '#scripts/checks/flaky.ts';
import { keepSeconds } from '#scripts/checks/keepSeconds.ts';

/** What a machine truly cannot have is said, and counts neither as passed nor as failed. */
export type Outcome =
  | { readonly is: 'passed'; readonly without?: readonly string[] }
  | { readonly is: 'failed'; readonly lastWords: string }
  | { readonly is: 'NOT RUN'; readonly why: string };

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}

const heldUp: Outcome = { is: 'NOT RUN', why: 'not before what is above is green' };

/**
 * Runs all of a stage, whatever comes out of each, and the next stage after a green one alone: nobody waits for a browser to
 * be told of a line. Ends with the list. Answers whether none failed.
 */
export async function runChecks(stages: readonly (readonly Check[])[]): Promise<boolean> {
  forgetFlaky();
  const failures: string[] = [];
  const lines: string[] = [];
  const took: Record<string, number> = {};
  for (const stage of stages) {
    const isHeldUp = failures.length > 0;
    for (const check of stage) {
      if (!isHeldUp) process.stdout.write(`\n── ${check.name}\n`);
      const begun = performance.now();
      const outcome = isHeldUp ? heldUp : await check.run().catch(failedWith);
      const seconds = Math.round((performance.now() - begun) / 100) / 10;
      if (outcome.is !== 'NOT RUN') took[check.name] = seconds;
      const without = outcome.is === 'passed' ? (outcome.without ?? []) : [];
      const note = outcome.is === 'NOT RUN' ? outcome.why : [`${seconds.toFixed(1)} s`, ...without].join('; without ');
      lines.push(`  ${outcome.is.padEnd(8)} ${check.name.padEnd(30)} ${note}`);
      if (outcome.is === 'failed') failures.push(`\n── the last words of ${check.name}\n${outcome.lastWords}\n`);
    }
  }
  keepSeconds(took);
  // of a long log many see the end only: it says why
  if (lines.length > 1) process.stdout.write(failures.join(''));
  process.stdout.write(`\n${lines.join('\n')}\n${notedAsFlaky()}`);
  return failures.length === 0;
}

function failedWith(error: unknown): Outcome {
  const lastWords = error instanceof Error ? error.message : String(error);
  process.stdout.write(`${lastWords}\n`);
  return { is: 'failed', lastWords };
}
