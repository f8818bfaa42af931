import { operation } from '#server/operations/operation.ts';

interface Ending {
  readonly userId: string;
  /** as shown in the list of sessions */
  readonly digest: string;
}

/** Signs a person out of one of their browsers. Does nothing if that session has already ended. */
export const endSession = operation<Ending, string>('endSession', async (tx, { userId, digest }) => {
  await tx.ctx.services.sessions.endOneOf(tx, userId, digest);
  tx.audit({ kind: 'endSession', subjectType: 'User', subjectId: userId });
  return userId;
});

interface EndingOthers {
  readonly userId: string;
  /** the session to keep */
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
