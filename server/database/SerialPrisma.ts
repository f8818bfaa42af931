import { PrismaPg } from '@prisma/adapter-pg';
import { serially } from '#server/database/serially.ts';

type Connected = Awaited<ReturnType<PrismaPg['connect']>>;

/** Prisma on a pool, with transactions that run one statement at a time. */
export class SerialPrisma extends PrismaPg {
  override async connect(): Promise<Connected> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => serially(await start(isolationLevel));
    return adapter;
  }
}
