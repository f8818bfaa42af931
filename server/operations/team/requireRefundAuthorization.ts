import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

export interface RefundAuthorization {
  readonly teamId: string;
  readonly required: boolean;
}

/**
 * Whether a second person has to approve refunds of the team from now on; those that wait go on waiting. Doing without
 * asks for a fresh proof, and is for people: whoever sends money must not switch off who watches.
 */
export const requireRefundAuthorization = operation<RefundAuthorization, string>(
  'requireRefundAuthorization',
  async (tx, { teamId, required }) => {
    const { count } = await tx.db.team.updateMany({
      where: { id: teamId, refundAuthorizationRequired: !required },
      data: { refundAuthorizationRequired: required },
    });
    if (count === 0) return teamId;
    if (!required) await guard(tx, 'waiveAuthorization');
    tx.record({ kind: 'requireRefundAuthorization', teamId, data: { required } });
    tx.audit({
      kind: 'requireRefundAuthorization',
      teamId,
      subjectType: 'Team',
      subjectId: teamId,
      data: { required },
    });
    return teamId;
  },
);
