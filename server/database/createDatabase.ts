import type { Pool } from 'pg';
import { statementNameFor, type StatementNamer } from '#server/database/repeatedStatements.ts';
import { SerialPrisma } from '#server/database/SerialPrisma.ts';
import { PrismaClient, type Prisma } from '#server/generated/prisma/client.ts';

export type Database = PrismaClient;
export type DatabaseTransaction = Prisma.TransactionClient;

export function createDatabase(pool: Pool, nameOf: StatementNamer = statementNameFor): Database {
  const client = new PrismaClient({ adapter: new SerialPrisma(pool, nameOf) });
  return client.$extends({ query: { $allModels: { $allOperations: withoutEmptySelect } } }) as unknown as Database;
}

/** A GraphQL selection of only `__typename` selects no columns, which Prisma rejects. */
function withoutEmptySelect<Args, Result>({ args, query }: { args: Args; query: (args: Args) => Result }): Result {
  const { select, ...rest } = args as { select?: object };
  return select && Object.keys(select).length === 0 ? query(rest as Args) : query(args);
}
