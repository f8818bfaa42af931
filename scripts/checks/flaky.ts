import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';

const file = path.join(root, 'test-results/flaky.txt');

/** A test that passed only at a second try: it holds up no landing, and is mended within the day. */
export function noteFlaky(test: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  appendFileSync(file, `flaky: ${test}\n`);
}

/** What was noted since it was forgotten, a line each. */
export function notedAsFlaky(): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export function forgetFlaky(): void {
  rmSync(file, { force: true });
}
