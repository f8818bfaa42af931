import type { Tx } from '#server/operations/operation.ts';
import type { SessionProof } from '#server/sessions/sessions.ts';

/**
 * Replaces the session that came with the request, so its id is never one that someone else chose (session fixation).
 */
export async function startSession(
  tx: Tx,
  userId: string,
  userAgent: string | null,
  proof?: Partial<SessionProof>,
): Promise<string> {
  const { actor, services } = tx.ctx;
  if (actor.kind === 'person') await services.sessions.end(tx, actor.sessionId);
  return services.sessions.start(tx, userId, userAgent, { confirmedAt: tx.now, ...proof });
}
