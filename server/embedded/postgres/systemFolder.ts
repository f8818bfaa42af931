import { mkdirSync, statSync } from 'node:fs';
import { StartupError } from '#server/StartupError.ts';

/** Where root puts what another user must access if the checkout itself is inaccessible to them. */
export function systemFolder(): string {
  const folder = '/var/lib/portico';
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new StartupError(`${folder} must be owned by root and writable only by root.`);
  return folder;
}
