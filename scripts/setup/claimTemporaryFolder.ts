import { rmSync } from 'node:fs';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

/** What browsers, compilers and servers of a run leave in the temporary folder goes with the run. */
export function claimTemporaryFolder(): void {
  const folder = scratchFolder('run');
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
