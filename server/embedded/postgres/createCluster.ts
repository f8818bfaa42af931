import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Binaries } from '#server/embedded/postgres/postgresBinaries.ts';
import type { Owner } from '#server/embedded/postgres/postgresOwner.ts';

/** The cluster's password is in its own folder, which only its user can enter. */
export const passwordFile = 'portico.password';

/**
 * Creates an empty cluster. It is renamed only when complete, so an interrupted start leaves nothing that looks like
 * data. Connections need a password, because other users of the machine can reach the loopback address.
 */
export function createCluster(folder: string, binaries: Binaries, owner: Owner): void {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  const password = `${folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  rmSync(password, { force: true });
  writeFileSync(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  for (const made of [unfinished, password]) {
    if (owner.uid !== undefined && owner.gid !== undefined) chownSync(made, owner.uid, owner.gid);
  }
  execFileSync(
    binaries.initdb,
    [
      ['--pgdata', unfinished],
      ['--username', 'portico', '--pwfile', password, '--auth', 'scram-sha-256'],
      ['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
      // slow hashing adds nothing to a random 192-bit password, and every connection would pay for it
      ['--set', 'scram_iterations=1'],
      ['--wal-segsize', '1', '--no-sync', '--no-instructions'],
    ].flat(),
    {
      ...owner,
      env: { LC_ALL: 'C', TZ: 'UTC', LD_LIBRARY_PATH: binaries.libraries },
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  renameSync(password, path.join(unfinished, passwordFile));
  renameSync(unfinished, folder);
}
