import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

export interface RefundAuthorization {
  readonly teamId: string;
  readonly required: boolean;
}

/**
 * Sets whether refunds of the team need a second person's approval; pending ones keep waiting. Turning it off
 * requires a person with a fresh confirmation of identity: those who send money must not be able to remove the
 * control.
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
