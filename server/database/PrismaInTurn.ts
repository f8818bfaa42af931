import { PrismaPg } from '@prisma/adapter-pg';
import { inTurn } from '#server/database/inTurn.ts';

type Connected = Awaited<ReturnType<PrismaPg['connect']>>;

/** Prisma on a pool, with transactions that run one statement at a time. */
export class PrismaInTurn extends PrismaPg {
  override async connect(): Promise<Connected> {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));
    return adapter;
  }
}
