import { performance } from 'node:perf_hooks';

/** What a machine can't run is reported, and counts as neither passed nor failed. */
export type Outcome =
  | { readonly is: 'passed'; readonly without?: readonly string[] }
  | { readonly is: 'failed'; readonly lastWords: string }
  | { readonly is: 'NOT RUN'; readonly why: string };

export interface Check {
  readonly name: string;
  run(): Promise<Outcome>;
}

interface Report {
  /** the result of each check */
  readonly lines: readonly string[];
  /** the last output of each failed check */
  readonly failures: readonly string[];
  /** seconds per check that ran */
  readonly took: Readonly<Record<string, number>>;
}

const heldUp: Outcome = { is: 'NOT RUN', why: 'skipped because a check above failed' };

/**
 * Runs all checks of a stage even if some fail, but the next stage only if all passed: no one should wait for a
 * browser test to learn of a lint error.
 */
export async function runStages(stages: readonly (readonly Check[])[], say: (text: string) => void): Promise<Report> {
  const failures: string[] = [];
  const lines: string[] = [];
  const took: Record<string, number> = {};
  for (const stage of stages) {
    const isHeldUp = failures.length > 0;
    for (const check of stage) {
      if (!isHeldUp) say(`\n── ${check.name}\n`);
      const begun = performance.now();
      const outcome = isHeldUp ? heldUp : await check.run().catch((error: unknown) => failedWith(error, say));
      const seconds = Math.round((performance.now() - begun) / 100) / 10;
      if (outcome.is !== 'NOT RUN') took[check.name] = seconds;
      const without = outcome.is === 'passed' ? (outcome.without ?? []) : [];
      const note = outcome.is === 'NOT RUN' ? outcome.why : [`${seconds.toFixed(1)} s`, ...without].join('; without ');
      lines.push(`  ${outcome.is.padEnd(8)} ${check.name.padEnd(30)} ${note}`);
      if (outcome.is === 'failed') failures.push(`\n── last output of ${check.name}\n${outcome.lastWords}\n`);
    }
  }
  return { lines, failures, took };
}

function failedWith(error: unknown, say: (text: string) => void): Outcome {
  const lastWords = error instanceof Error ? error.message : String(error);
  say(`${lastWords}\n`);
  return { is: 'failed', lastWords };
}
