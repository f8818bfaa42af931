import { Refusal } from '#domain/kernel/refusal.ts';
import { lockAccount } from '#server/operations/account/lockAccount.ts';
import { aboutPerson } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

interface GovernmentUser {
  readonly userId: string;
  readonly isGovernment: boolean;
}

/**
 * Says whether a person works for a government. Government users can clone forms that allow it and waive
 * sub-submissions. Idempotent. Decision 0106.
 */
export const setGovernmentUser = operation<GovernmentUser, string>(
  'setGovernmentUser',
  async (tx, { userId, isGovernment }) => {
    await guard(tx, 'setGovernmentUser');
    const account = await lockAccount(tx, { id: userId });
    if (account === null || account.deactivatedAt !== null) throw new Refusal('outdated');
    if (account.isGovernment === isGovernment) return userId;
    await tx.db.user.update({ where: { id: userId }, data: { isGovernment } });
    tx.audit({ kind: 'setGovernmentUser', ...aboutPerson(account, { isGovernment }) });
    return userId;
  },
);
