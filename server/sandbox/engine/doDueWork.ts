import { openDispute } from '#server/sandbox/afterPayment/disputes.ts';
import { finishRefund } from '#server/sandbox/afterPayment/finishRefund.ts';
import { payOut } from '#server/sandbox/balance/payOut.ts';
import type { SandboxEngine } from '#server/sandbox/engine/createEngine.ts';
import type { WritingContext } from '#server/sandbox/engine/sandboxContext.ts';
import { settleBankDebit } from '#server/sandbox/paying/settleBankDebit.ts';
import type { ScheduledStep } from '#server/sandbox/store/SandboxRecords.ts';

/** Runs all bank steps that are due, or with `early` all pending ones. Returns how many. */
export async function doDueWork(engine: SandboxEngine, { early = false } = {}): Promise<number> {
  let done = 0;
  while (await takeOne(engine, early)) done += 1;
  return done;
}

async function takeOne(engine: SandboxEngine, early: boolean): Promise<boolean> {
  const find = { dueBy: early ? undefined : engine.nowMs(), order: 'oldestFirst', limit: 1 } as const;
  const waiting = await engine.store.read((db) => db.list('due_work', find));
  if (waiting.length === 0) return false;
  return engine.write(null, async (ctx) => {
    const [work] = await ctx.db.list('due_work', find);
    if (!work) return false;
    await ctx.db.remove('due_work', work.id);
    await take(ctx, work.later);
    return true;
  });
}

function take(ctx: WritingContext, later: ScheduledStep): Promise<void> {
  switch (later.step) {
    case 'settleBankDebit':
      return settleBankDebit(ctx, later.chargeId);
    case 'openDispute':
      return openDispute(ctx, later.chargeId);
    case 'payOut':
      return payOut(ctx, later.accountId);
    case 'finishRefund':
      return finishRefund(ctx, later.refundId, later.outcome);
  }
}
