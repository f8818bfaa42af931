import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool, PoolClient } from 'pg';
import { nameOfRepeated } from '#server/database/repeatedStatements.ts';
import { serially } from '#server/database/serially.ts';
import { leaveQueries } from '#server/database/transactionQueries.ts';

type Connected = Awaited<ReturnType<PrismaPg['connect']>>;
type Begun = Awaited<ReturnType<Connected['startTransaction']>>;

/** Prisma on a pool, with transactions that run one statement at a time, in which statements of our own take part. */
export class SerialPrisma extends PrismaPg {
  constructor(pool: Pool) {
    // PostgreSQL prepares what has no name for one time
    super(pool, { statementNameGenerator: ({ sql }) => nameOfRepeated(sql) });
  }

  override async connect(): Promise<Connected> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => {
      const begun = await start(isolationLevel);
      const { transaction, queries } = serially(begun, connectionOf(begun));
      leaveQueries(queries);
      return transaction;
    };
    return adapter;
  }
}

/** Prisma keeps it in its transaction and has no word for it. */
const connectionOf = (begun: Begun): PoolClient => (begun as unknown as { readonly client: PoolClient }).client;
