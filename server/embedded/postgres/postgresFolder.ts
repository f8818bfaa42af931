import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { canEnter, type Owner } from '#server/embedded/postgres/postgresOwner.ts';
import { systemFolder } from '#server/embedded/postgres/systemFolder.ts';

/**
 * Where the data really are: at the requested place, or, if PostgreSQL's user can't access that, behind a symbolic
 * link there. Removing the link is enough to start over.
 */
export function postgresFolder(wanted: string, owner: Owner): string {
  const parent = path.dirname(wanted);
  mkdirSync(parent, { recursive: true, mode: 0o755 });
  if (lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() === true) return readlinkSync(wanted);
  if (canEnter(parent, owner)) return wanted;
  const elsewhere = mkdtempSync(path.join(systemFolder(), 'data-'));
  chmodSync(elsewhere, 0o755);
  const folder = path.join(elsewhere, 'postgres');
  symlinkSync(folder, wanted);
  return folder;
}
