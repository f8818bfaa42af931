import { readFileSync } from 'node:fs';
import path from 'node:path';
import { passwordFile } from '#server/embedded/postgres/createCluster.ts';
import { postgresFolder } from '#server/embedded/postgres/postgresFolder.ts';
import { postgresOwner } from '#server/embedded/postgres/postgresOwner.ts';
import { readPostmaster } from '#server/embedded/postgres/postmaster.ts';

/** The URL of the embedded PostgreSQL that another process keeps running, or null if there is none. */
export function runningPostgres(wanted: string): string | null {
  const folder = postgresFolder(wanted, postgresOwner(wanted));
  const running = readPostmaster(folder);
  if (running?.ready !== true) return null;
  const password = readFileSync(path.join(folder, passwordFile), 'utf8');
  return `postgresql://portico:${password}@127.0.0.1:${running.port}/portico`;
}
