import { readFileSync } from 'node:fs';
import path from 'node:path';

import { passwordFile } from './createCluster.ts';
import { postgresFolder } from './postgresFolder.ts';
import { postgresOwner } from './postgresOwner.ts';
import { readPostmaster } from './postmaster.ts';

/** The address of the embedded PostgreSQL that another process keeps running; null when none does. */
export function runningPostgres(wanted: string): string | null {
  const folder = postgresFolder(wanted, postgresOwner(wanted));
  const running = readPostmaster(folder);
  if (running?.ready !== true) return null;
  const password = readFileSync(path.join(folder, passwordFile), 'utf8');
  return `postgresql://portico:${password}@127.0.0.1:${running.port}/portico`;
}
