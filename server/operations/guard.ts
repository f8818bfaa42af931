import { proofRefusal, type Asker, type GuardedAction } from '#domain/account/freshness.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import type { Tx } from '#server/operations/operation.ts';
import type { SessionProof } from '#server/sessions/sessions.ts';

/**
 * The one place that asks for a fresh proof of who somebody is, whichever door they came by: an operation that gives
 * powers, keys or money away calls it before it changes anything. Answers what was shown; null where nothing has to be.
 * Decision 0013.
 */
export async function guard(tx: Tx, action: GuardedAction): Promise<SessionProof | null> {
  const proof = await proofOfActor(tx);
  const refusal = proofRefusal(action, askerOf(tx, proof), tx.now);
  if (refusal) throw new Refusal(refusal);
  return proof;
}

/** How sure it is who acts; null for whoever has no session. */
export async function proofOfActor(tx: Tx): Promise<SessionProof | null> {
  const { actor, services } = tx.ctx;
  return actor.kind === 'person' ? services.sessions.proofOf(tx, actor.sessionId) : null;
}

function askerOf({ ctx: { actor } }: Tx, proof: SessionProof | null): Asker {
  return actor.kind === 'person' ? { kind: 'person', confirmedAt: proof?.confirmedAt ?? null } : { kind: actor.kind };
}
