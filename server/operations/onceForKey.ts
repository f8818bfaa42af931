import { createHash } from 'node:crypto';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { newId } from '#server/newId.ts';

interface Repeatable {
  readonly actor: string;
  readonly operation: string;
  readonly key: string;
  readonly input: unknown;
}

/**
 * Runs the work the first time a key is seen and answers the first result ever after. A second request that comes
 * while the first still works waits on the unique index until that one has committed or given up.
 */
export async function onceForKey<Output>(
  db: DatabaseTransaction,
  { actor, operation, key, input }: Repeatable,
  work: () => Promise<Output>,
): Promise<Output> {
  const digest = createHash('sha256').update(JSON.stringify(input)).digest('hex');
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
