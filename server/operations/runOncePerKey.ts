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
  /** the full content of the request */
  readonly said: string;
}

/**
 * Runs the work the first time an idempotency key is seen, and returns the stored result after that. A concurrent
 * request with the same key waits on the unique index until the first commits or rolls back.
 */
export async function runOncePerKey<Output>(
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

/** The stored result of an earlier request with this key; null if there is none or it was refused. */
export async function firstResult<Output>(
  ctx: OperationContext,
  { operation, key, said }: Omit<Repeatable, 'actor'>,
): Promise<Output | null> {
  const where = { actor_operation_key: { actor: actorKey(ctx.actor), operation, key } };
  const first = await ctx.services.db.idempotencyKey.findUnique({ where });
  return first?.finishedAt && first.requestDigest === digestOf(said) ? (first.result as Output) : null;
}

/** An input as text to compare; uploaded files count by their content. */
export const requestText = ({ incoming }: OperationContext, input: unknown): string =>
  incoming ? incoming.meantBy(input) : JSON.stringify(input);

const digestOf = (said: string): string => createHash('sha256').update(said).digest('hex');
