import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actorKey } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import type { OperationContext } from '#server/Services.ts';

/** The longest time a request waits for the first attempt. */
const patienceMs = 25_000;
/** An attempt that takes longer than this is assumed to have died with its process. */
const lostAfterMs = 120_000;
const lookAgainMs = 150;

interface Repeatable {
  readonly operation: string;
  readonly key: string;
  readonly input: unknown;
}

/**
 * Idempotency for work that calls another service between transactions and so can't run in one. A repeated request
 * waits for the first and gets the same result. A refusal is not stored, so the same key can be retried. If the first
 * attempt died, the work gets `again`, because it may have taken effect already.
 */
export async function runOnceAcrossTransactions<Output>(
  ctx: OperationContext,
  { operation, key, input }: Repeatable,
  work: (again: { readonly since: Date } | null) => Promise<Output>,
): Promise<Output> {
  const { db } = ctx.services;
  const requestDigest = createHash('sha256').update(JSON.stringify(input)).digest('hex');
  const named = { actor: actorKey(ctx.actor), operation, key };
  const where = { actor_operation_key: named };
  const run = async (again: { readonly since: Date } | null): Promise<Output> => {
    try {
      const output = await work(again);
      await db.idempotencyKey.update({ where, data: { result: output as object, finishedAt: new Date() } });
      return output;
    } catch (error) {
      await db.idempotencyKey.deleteMany({ where: { ...named, finishedAt: null } });
      throw error;
    }
  };
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
    const created = { id: newId(), ...named, requestDigest, createdAt: new Date() };
    const { count } = await db.idempotencyKey.createMany({ data: [created], skipDuplicates: true });
    if (count === 1) return run(null);
    const first = await db.idempotencyKey.findUnique({ where });
    if (first && first.requestDigest !== requestDigest) throw new Refusal('idempotencyKeyReused');
    if (first?.finishedAt) return first.result as Output;
    if (first && Date.now() - first.createdAt.getTime() > lostAfterMs) {
      const taken = await db.idempotencyKey.updateMany({
        where: { id: first.id, createdAt: first.createdAt, finishedAt: null },
        data: { createdAt: new Date() },
      });
      if (taken.count === 1) return run({ since: first.createdAt });
    }
    await pause(lookAgainMs);
  }
  throw new Refusal('stillRunning');
}
