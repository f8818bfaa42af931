import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, PoolClient } from 'pg';
import type { StatementNamer } from '#server/database/repeatedStatements.ts';
import { serializeStatements } from '#server/database/serializeStatements.ts';
import { provideQueries } from '#server/database/transactionQueries.ts';

type Connected = Awaited<ReturnType<PrismaPg['connect']>>;
type Begun = Awaited<ReturnType<Connected['startTransaction']>>;

/** Prisma on a pool. A transaction runs one statement at a time, and our own statements can join it. */
export class SerialPrisma extends PrismaPg {
  constructor(pool: Pool, nameOf: StatementNamer) {
    // PostgreSQL plans an unnamed statement for each run
    super(pool, { statementNameGenerator: ({ sql }) => nameOf(sql) });
  }

  override async connect(): Promise<Connected> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => {
      const begun = await start(isolationLevel);
      const { transaction, queries } = serializeStatements(begun, connectionOf(begun));
      provideQueries(queries);
      return transaction;
    };
    return adapter;
  }
}

/** Prisma doesn't expose the connection of a transaction. */
const connectionOf = (begun: Begun): PoolClient => (begun as unknown as { readonly client: PoolClient }).client;
