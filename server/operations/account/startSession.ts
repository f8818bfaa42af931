import type { Tx } from '#server/operations/operation.ts';
import type { SessionProof } from '#server/sessions/sessions.ts';

/** A new session in place of the one that the request came with: its id is never one that somebody else chose. */
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
