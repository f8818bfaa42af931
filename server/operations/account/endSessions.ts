import { operation } from '#server/operations/operation.ts';

interface Ending {
  readonly userId: string;
  /** as the list of sessions names it */
  readonly digest: string;
}

/** Signs a person out in one of their browsers. One that is gone already is none. */
export const endSession = operation<Ending, string>('endSession', async (tx, { userId, digest }) => {
  await tx.ctx.services.sessions.endOneOf(tx, userId, digest);
  tx.audit({ kind: 'endSession', subjectType: 'User', subjectId: userId });
  return userId;
});

interface EndingOthers {
  readonly userId: string;
  /** the one that stays */
  readonly sessionId: string;
}

export const endOtherSessions = operation<EndingOthers, string>(
  'endOtherSessions',
  async (tx, { userId, sessionId }) => {
    await tx.ctx.services.sessions.endOthersOf(tx, userId, sessionId);
    tx.audit({ kind: 'endOtherSessions', subjectType: 'User', subjectId: userId });
    return userId;
  },
);
