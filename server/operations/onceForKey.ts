import { createHash } from 'node:crypto';
import { Refusal } from '#domain/kernel/refusal.ts';
import { actorKey } from '#server/actor.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { newId } from '#server/newId.ts';
import type { OperationContext } from '#server/Services.ts';

interface Repeatable {
  readonly actor: string;
  readonly operation: string;
  readonly key: string;
  /** all that the request says */
  readonly said: string;
}

/**
 * Runs the work the first time a key is seen and answers the first result ever after. A second request that comes
 * while the first still works waits on the unique index until that one has committed or given up.
 */
export async function onceForKey<Output>(
  db: DatabaseTransaction,
  { actor, operation, key, said }: Repeatable,
  work: () => Promise<Output>,
): Promise<Output> {
  const digest = digestOf(said);
  const claimed = await db.$executeRaw`
    INSERT INTO idempotency_keys (id, actor, operation, key, request_digest)
    VALUES (${newId()}::uuid, ${actor}, ${operation}, ${key}, ${digest})
    ON CONFLICT (actor, operation, key) DO NOTHING`;
  const where = { actor_operation_key: { actor, operation, key } };
  if (claimed === 0) {
    const first = await db.idempotencyKey.findUniqueOrThrow({ where });
    if (first.requestDigest !== digest) throw new Refusal('idempotencyKeyReused');
    return first.result as Output;
  }
  const output = await work();
  await db.idempotencyKey.update({ where, data: { result: output as object, finishedAt: new Date() } });
  return output;
}

/** What a request answered the first time; null where there was no first, or it was refused. */
export async function firstResult<Output>(
  ctx: OperationContext,
  { operation, key, said }: Omit<Repeatable, 'actor'>,
): Promise<Output | null> {
  const where = { actor_operation_key: { actor: actorKey(ctx.actor), operation, key } };
  const first = await ctx.services.db.idempotencyKey.findUnique({ where });
  return first?.finishedAt && first.requestDigest === digestOf(said) ? (first.result as Output) : null;
}

/** An input as one text: files that came with it are what they hold. */
export const saidBy = ({ incoming }: OperationContext, input: unknown): string =>
  incoming ? incoming.meantBy(input) : JSON.stringify(input);

const digestOf = (said: string): string => createHash('sha256').update(said).digest('hex');
