import { actingUserId } from '#server/actor.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Whether the actor's email address is unverified. Inside a transaction, pass its own connection: taking a second one
 * from the pool can deadlock when many transactions do.
 */
export async function isActorUnverified(
  { actor }: Pick<OperationContext, 'actor'>,
  db: Pick<DatabaseTransaction, 'user'>,
): Promise<boolean> {
  const id = actingUserId(actor);
  return id !== null && (await db.user.count({ where: { id, emailVerifiedAt: null } })) > 0;
}
