import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

const storing = fileURLToPath(new URL('fullDiskProcess.ts', import.meta.url));

/** A process that can write at most 100 kB per file, like a full disk. */
async function storeWithin(folder: string, ...sizes: readonly number[]): Promise<readonly string[]> {
  const program = 'trap \'\' XFSZ; ulimit -f 200; exec "$@"';
  const child = spawn('/bin/sh', ['-c', program, 'sh', process.execPath, storing, folder, ...sizes.map(String)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return said.trim().split('\n');
}

it.runIf(process.platform !== 'win32')('a write without space is a temporary failure, and leaves nothing', async () => {
  const folder = scratchFolder('full');
  expect(await storeWithin(folder, 50_000, 1_000_000, 50_000)).toEqual(['stored', 'StorageUnavailable', 'stored']);
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(left.map(({ parentPath }) => parentPath.endsWith('tmp'))).toEqual([false, false]);
});
