import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartupError } from '#server/StartupError.ts';

/** The user to run PostgreSQL as, if not the current one; empty for the current user. */
export interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root, so root uses an unprivileged user: the owner of the data, or a system user. */
export function postgresOwner(dataFolder: string): Owner {
  const me = process.getuid?.();
  const data = statSync(dataFolder, { throwIfNoEntry: false });
  if (me === 0) {
    if (data !== undefined && data.uid !== 0) return { uid: data.uid, gid: data.gid };
    return systemUser('postgres') ?? systemUser('nobody') ?? refuseRoot();
  }
  if (me !== undefined && data !== undefined && data.uid !== me) refuseStranger(dataFolder);
  return {};
}

/** Whether the user can access a folder: every folder in the path needs the search permission that applies to them. */
export function canEnter(folder: string, owner: Owner): boolean {
  if (owner.uid === undefined) return true;
  const { uid, gid } = owner;
  return wayTo(folder).every((step) => {
    const stat = statSync(step, { throwIfNoEntry: false });
    if (stat === undefined) return true;
    const bit = stat.uid === uid ? 0o100 : stat.gid === gid ? 0o010 : 0o001;
    return (stat.mode & bit) !== 0;
  });
}

function wayTo(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...wayTo(parent), folder];
}

function systemUser(name: string): Owner | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (line === undefined) return null;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function refuseRoot(): never {
  throw new StartupError(
    'PostgreSQL can’t run as root, and this machine has no user named postgres or nobody to run it as. ' +
      'Start Portico as a regular user, or set DATABASE_URL.',
  );
}

function refuseStranger(dataFolder: string): never {
  throw new StartupError(
    `The data in ${dataFolder} belongs to another user of this machine. ` +
      'Start Portico as that user or as root, or remove the folder to start over.',
  );
}
