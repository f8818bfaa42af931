import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

const file = path.join(root, 'test-results/seconds.json');

interface Seconds {
  readonly processors: number;
  /** the last duration of each check on this machine */
  readonly checks: Readonly<Record<string, number>>;
}

/** Keeps what each check took, beside what others took before: docs/measurements/test-duration.md has the budgets. */
export function saveCheckDurations(took: Readonly<Record<string, number>>): void {
  const seconds: Seconds = { processors: availableParallelism(), checks: { ...kept(), ...took } };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(seconds, null, 2)}\n`);
}

function kept(): Seconds['checks'] {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as Seconds).checks;
  } catch {
    // the first run, or the file was only partly written
    return {};
  }
}
