import { InvalidInput } from '#domain/kernel/refusal.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import { lockTeamNames, refuseLookAlike } from '#server/operations/team/teamSlugs.ts';

interface LettingIn {
  readonly teamId: string;
  readonly despiteLikeness: boolean;
}

/** Approves a team that someone created themselves: it counts as one of the government's own from now on. */
export const letTeamIn = operation<LettingIn, string>('letTeamIn', async (tx, { teamId, despiteLikeness }) => {
  await guard(tx, 'letTeamIn');
  await lockTeamNames(tx);
  const team = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  if (team.letInAt !== null) return teamId;
  if (!despiteLikeness) await refuseLookAlike(tx, { teamId, name: team.name, slug: team.slug, userId: null });
  await tx.db.team.update({ where: { id: teamId }, data: { letInAt: tx.now } });
  tx.audit({ kind: 'letTeamIn', ...aboutTeam(team) });
  return teamId;
});

export interface TeamFees {
  readonly teamId: string;
  readonly noFee: boolean;
  /** null for the usual fee */
  readonly customFeePercentage: number | null;
}

/** Sets the platform's fee on a team's payments, for forms without their own terms. */
export const setTeamFees = operation<TeamFees, string>('setTeamFees', async (tx, { teamId, noFee, ...fees }) => {
  await guard(tx, 'changeFees');
  const given = fees.customFeePercentage;
  if (given !== null && !(given >= 0 && given <= 100))
    throw new InvalidInput([{ path: 'customFeePercentage', code: 'feePercentageInvalid' }]);
  const customFeePercentage = noFee || given === null ? null : Math.round(given * 100) / 100;
  const before = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  await tx.db.team.update({ where: { id: teamId }, data: { noFee, customFeePercentage } });
  const was = before.customFeePercentage === null ? null : Number(before.customFeePercentage);
  const change = `${feeText(before.noFee, was)} → ${feeText(noFee, customFeePercentage)}`;
  tx.audit({ kind: 'setTeamFees', ...aboutTeam(before, { change }) });
  return teamId;
});

const feeText = (noFee: boolean, percentage: number | null): string =>
  noFee ? 'none' : percentage === null ? 'the usual' : `${percentage} %`;

export interface TeamFeatures {
  readonly teamId: string;
  readonly enableFormCreation: boolean;
  readonly remoteGisEnabled: boolean;
}

/** Sets what a team can use. What it already has keeps working. Decision 0106. */
export const setTeamFeatures = operation<TeamFeatures, string>(
  'setTeamFeatures',
  async (tx, { teamId, ...features }) => {
    await guard(tx, 'setTeamFeatures');
    const before = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
    const changed = Object.fromEntries(
      (['enableFormCreation', 'remoteGisEnabled'] as const)
        .filter((name) => before[name] !== features[name])
        .map((name) => [name, features[name] ? 'on' : 'off']),
    );
    if (Object.keys(changed).length === 0) return teamId;
    await tx.db.team.update({ where: { id: teamId }, data: features });
    tx.audit({ kind: 'setTeamFeatures', ...aboutTeam(before, changed) });
    return teamId;
  },
);
