import { expect, test } from 'vitest';
import { closePool } from '#server/database/closePool.ts';
import { createDatabase } from '#server/database/createDatabase.ts';
import { createPool } from '#server/database/pool.ts';
import { createStatementNamer } from '#server/database/repeatedStatements.ts';
import { newId } from '#server/newId.ts';
import { useDatabase } from '#tests/support/database.ts';
import { asTest } from '#tests/support/openDatabase.ts';

const database = useDatabase();

test('queries that Prisma repeats are prepared on the connection, with correct results', async () => {
  // its own namer: the one for the process may have given out all its names
  await using pools = new AsyncDisposableStack();
  const pool = pools.adopt(createPool(asTest(database.url)), closePool);
  const db = pools.adopt(createDatabase(pool, createStatementNamer()), (client) => client.$disconnect());
  const people = ['Ada', 'Ben', 'Cy', 'Di', 'Eve', 'Flo', 'Gus'].map((name) => ({
    ...{ id: newId(), name, email: `${name.toLowerCase()}@example.gov` },
  }));
  await db.user.createMany({ data: people });
  const { found, prepared } = await db.$transaction(async (tx) => {
    const names: (string | undefined)[] = [];
    for (const { id } of people) names.push((await tx.user.findUnique({ where: { id } }))?.name);
    return {
      found: names,
      prepared: await tx.$queryRaw<{ texts: number; used: number }[]>`
        SELECT count(*)::int AS texts, max(generic_plans + custom_plans)::int AS used FROM pg_prepared_statements
        WHERE name LIKE 'repeated%' AND statement LIKE '%"public"."users"%'`,
    };
  });
  expect(found).toEqual(people.map(({ name }) => name));
  expect(prepared[0]?.texts).toBe(1);
  // the first two in a process are not prepared
  expect(prepared[0]?.used).toBeGreaterThanOrEqual(people.length - 2);
});
