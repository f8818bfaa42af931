import { mkdirSync, statSync } from 'node:fs';

import { Inability } from '#server/inability.ts';

/** Where root keeps what another user must reach while the checkout itself is closed to them. */
export function systemFolder(): string {
  const folder = '/var/lib/portico';
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid, mode } = statSync(folder);
  if (uid !== 0 || (mode & 0o022) !== 0)
    throw new Inability(`${folder} must belong to root and be writable by root alone.`);
  return folder;
}
