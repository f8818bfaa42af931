import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

const file = path.join(root, 'test-results/flaky.txt');

/** Records a test that passed only on a retry. It doesn't block merging, and must be fixed within a day. */
export function recordFlakyTest(test: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `flaky: ${test}\n`);
}

/** What was recorded since the last reset, one line each. */
export function readFlakyTests(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function clearFlakyTests(): void {
  rmSync(file, { force: true });
}
