import { Refusal } from '#domain/kernel/refusal.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';

interface Requirement {
  readonly teamId: string;
  readonly isRequired: boolean;
}

/**
 * The team's roles count only in sessions that passed a second factor from now on. The person who requires it must
 * have passed one, so that they don't lock themselves out.
 */
export const requireSecondFactor = operation<Requirement, string>(
  'requireSecondFactor',
  async (tx, { teamId, isRequired }) => {
    const proof = await guard(tx, 'requireSecondFactor');
    if (isRequired && !proof?.factorAt) throw new Refusal('factorNeededFirst');
    const team = await tx.db.team.update({ where: { id: teamId }, data: { secondFactorRequired: isRequired } });
    tx.audit({ kind: 'requireSecondFactor', ...aboutTeam(team, { isRequired }) });
    tx.record({ kind: 'updateTeam', teamId, data: { changed: 'secondFactorRequired' } });
    return teamId;
  },
);
