import { actingUserId } from '#server/actor.ts';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { OperationContext } from '#server/Services.ts';

/**
 * Whether a person acts who has not shown that their address is theirs. A transaction asks on its own connection: many that
 * wait for one more while they hold one have all of them, and nobody goes on.
 */
export async function isUnverified(
  { actor }: Pick<OperationContext, 'actor'>,
  db: Pick<DatabaseTransaction, 'user'>,
): Promise<boolean> {
  const id = actingUserId(actor);
  return id !== null && (await db.user.count({ where: { id, emailVerifiedAt: null } })) > 0;
}
