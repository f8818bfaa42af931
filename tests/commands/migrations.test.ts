import { spawnSync } from 'node:child_process';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { applyMigrations } from '#scripts/setup/applyMigrations.ts';
import { deployMigrations } from '#scripts/setup/deployMigrations.ts';
import { root } from '#scripts/setup/root.ts';
import { withEmptyDatabase } from '#tests/support/withEmptyDatabase.ts';

function prisma(url: string, ...args: readonly string[]): string {
  const env = { ...process.env, DATABASE_URL: url };
  const { stdout, stderr } = spawnSync('prisma', ['migrate', ...args], { cwd: root, env, encoding: 'utf8' });
  return `${stdout}${stderr}`;
}

/** Everything that migrations create: columns, defaults, constraints, indexes, functions, triggers, types, policies. */
const schemaQueries = [
  `SELECT attrelid::regclass::text, attname, format_type(atttypid, atttypmod), attnotnull, pg_get_expr(adbin, adrelid)
   FROM pg_attribute JOIN pg_class c ON c.oid = attrelid LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE c.relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped`,
  `SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid)
   FROM pg_constraint WHERE connamespace = 'public'::regnamespace`,
  `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`,
  `SELECT pg_get_functiondef(oid) FROM pg_proc
   WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a' AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`,
  `SELECT tgrelid::regclass::text, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal`,
  `SELECT enumtypid::regtype::text, enumlabel, enumsortorder FROM pg_enum`,
  `SELECT extname FROM pg_extension`,
  `SELECT * FROM pg_policies WHERE schemaname = 'public'`,
];

async function schemaOf(client: pg.Client): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const query of schemaQueries) {
    const { rows } = await client.query<Record<string, unknown>>(query);
    lines.push(...rows.map((row) => JSON.stringify(row)).toSorted());
  }
  return lines;
}

async function historyOf(client: pg.Client): Promise<readonly Record<string, unknown>[]> {
  const { rows } = await client.query<Record<string, unknown>>(
    `SELECT migration_name, checksum, applied_steps_count, logs, rolled_back_at, length(id) AS id,
       finished_at >= started_at AS "isFinished"
     FROM _prisma_migrations ORDER BY started_at, migration_name`,
  );
  return rows;
}

it('applies each migration once when several processes start at the same moment', async () => {
  const history = await withEmptyDatabase(async (client, url) => {
    await Promise.all([1, 2, 3].map(() => applyMigrations(url)));
    return historyOf(client);
  });

  const names = history.map((row) => row['migration_name']);
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

it('results in the same tables and history as `prisma migrate deploy`', async () => {
  const [ours, theirs] = await Promise.all([
    withEmptyDatabase(async (client, url) => {
      await deployMigrations(client);
      const made = { schema: await schemaOf(client), history: await historyOf(client) };
      expect(prisma(url, 'deploy')).toContain('No pending migrations to apply.');
      return made;
    }),
    withEmptyDatabase(async (client, url) => {
      prisma(url, 'deploy');
      const made = { schema: await schemaOf(client), history: await historyOf(client) };
      await deployMigrations(client);
      expect(await historyOf(client)).toEqual(made.history);
      return made;
    }),
  ]);

  expect(ours.history.length).toBeGreaterThan(60);
  expect(ours.history).toEqual(theirs.history);
  expect(ours.schema).toEqual(theirs.schema);
});

it('creates by migrations exactly what the schema describes', async () => {
  const said = await withEmptyDatabase((_client, url) =>
    Promise.resolve(prisma(url, 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema')),
  );

  expect(said).toContain('No difference detected.');
});
