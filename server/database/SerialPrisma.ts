import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { serially } from '#server/database/serially.ts';
import { nameOfStatement } from '#server/database/statement.ts';

type Connected = Awaited<ReturnType<PrismaPg['connect']>>;

/**
 * Prisma on a pool, with transactions that run one statement at a time. Statements of our own are prepared there as well:
 * to plan the largest anew takes longer than to run it for one submission.
 */
export class SerialPrisma extends PrismaPg {
  constructor(pool: Pool) {
    // Prisma expects a name for every text; PostgreSQL prepares what has none for one time
    super(pool, { statementNameGenerator: ({ sql }) => nameOfStatement(sql) ?? '' });
  }

  override async connect(): Promise<Connected> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => serially(await start(isolationLevel));
    return adapter;
  }
}
