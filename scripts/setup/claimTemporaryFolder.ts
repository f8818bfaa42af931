import { rmSync } from 'node:fs';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

/**
 * Gives this run its own temporary folder, so that everything browsers, compilers, and servers leave there is deleted
 * with it.
 */
export function claimTemporaryFolder(): void {
  const folder = scratchFolder('run');
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
