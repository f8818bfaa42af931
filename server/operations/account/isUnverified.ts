import { actingUserId } from '#server/actor.ts';
import type { OperationContext } from '#server/Services.ts';

/** Whether a person acts who has not shown that their address is theirs. */
export async function isUnverified({ services: { db }, actor }: OperationContext): Promise<boolean> {
  const id = actingUserId(actor);
  return id !== null && (await db.user.count({ where: { id, emailVerifiedAt: null } })) > 0;
}
