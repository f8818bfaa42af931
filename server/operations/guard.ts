import { proofRefusal, type ProofSubject, type GuardedAction } from '#domain/account/recentAuthentication.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { SessionProof } from '#server/sessions/sessions.ts';

/**
 * The only place that requires a fresh confirmation of identity, for every API: an operation that hands out
 * permissions, keys, or money calls it before changing anything. Returns the proof, or null if none is needed. See
 * decision 0013.
 */
export async function guard(tx: Tx, action: GuardedAction): Promise<SessionProof | null> {
  const proof = await proofOfActor(tx);
  const refusal = proofRefusal(action, askerOf(tx, proof), tx.now);
  if (refusal) throw new Refusal(refusal);
  return proof;
}

/** What the actor's session has proved; null if there is no session. */
export async function proofOfActor(tx: Tx): Promise<SessionProof | null> {
  const { actor, services } = tx.ctx;
  return actor.kind === 'person' ? services.sessions.proofOf(tx, actor.sessionId) : null;
}

function askerOf({ ctx: { actor } }: Tx, proof: SessionProof | null): ProofSubject {
  return actor.kind === 'person' ? { kind: 'person', confirmedAt: proof?.confirmedAt ?? null } : { kind: actor.kind };
}
