import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { plural } from '#domain/kernel/plural.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../prisma/migrations');
/**
 * Migrations that break servers of the previous release have this in their name. See docs/operate.md and decision 0020.
 */
const isContract = (name: string): boolean => name.includes('_contract_');

/** This release's migrations. */
export function migrationNames(folder = migrationsFolder): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

/** The migrations a database has completed, or null if it never had any. */
export async function appliedMigrations(db: Pick<Pool, 'query'>): Promise<ReadonlySet<string> | null> {
  const known = await db.query<{ exists: boolean }>(
    "select to_regclass('public._prisma_migrations') is not null as exists",
  );
  if (known.rows[0]?.exists !== true) return null;
  const { rows } = await db.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null and rolled_back_at is null',
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Why this release can't work with the database, or null if it can. A newer database is fine if it was only added to,
 * so that old servers keep running during a rolling upgrade.
 */
export function schemaMismatch(
  applied: ReadonlySet<string> | null,
  ours: readonly string[] = migrationNames(),
): string | null {
  const missing = ours.filter((name) => applied?.has(name) !== true).toSorted();
  if (missing.length > 0) {
    return `The database is missing ${plural(missing.length, 'migration')} of this release, starting with ${missing[0]}. Run \`npm run migrate\`.`;
  }
  const own = new Set(ours);
  const contract = [...(applied ?? [])].filter((name) => !own.has(name) && isContract(name)).toSorted();
  if (contract.length > 0) {
    return `A newer release has removed something that this one needs (${contract[0]}). Start the newer release instead.`;
  }
  return null;
}
