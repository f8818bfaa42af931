import { Refusal } from '#domain/kernel/refusal.ts';
import { normaliseSlug } from '#domain/kernel/slugs.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { teamProblems, type TeamSettings } from '#domain/team/team.ts';
import { ownTeamPathOf, type OwnTeamPath } from '#domain/team/teamCreation.ts';
import { actingUserId } from '#server/actor.ts';
import { aboutTeam } from '#server/operations/audit.ts';
import { discardFile } from '#server/operations/file/discardFile.ts';
import { operation } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { insertTeam } from '#server/operations/team/insertTeam.ts';
import { inviteToRole } from '#server/operations/team/roleMember.ts';
import {
  acceptBanner,
  acceptLogo,
  setBanner,
  setLogo,
  type Accepted,
  type BannerChange,
  type LogoChange,
} from '#server/operations/team/teamImages.ts';
import {
  lockTeamNames,
  saveFormerSlug,
  refuseLookAlike,
  refuseTakenSlug,
  refuseOnTakenSlug,
} from '#server/operations/team/teamSlugs.ts';
import type { OperationContext } from '#server/Services.ts';

export interface NewTeam {
  readonly userId: string;
  readonly name: string;
  /** derived from the name if omitted */
  readonly slug?: string | null;
  /** only from the operator: the new owner; the creator if omitted */
  readonly owner?: { readonly email: string; readonly name: string } | null;
  /** only from the operator: confirms that looking like another team is intended */
  readonly despiteLikeness?: boolean;
}

const refusalOfWay = { apply: 'teamsByApproval', none: 'teamsByOperator' } as const satisfies Record<
  Exclude<OwnTeamPath, 'create'>,
  string
>;

/** Creates a team with its owner and member roles. The creator is its owner unless the operator names someone else. */
export const createTeam = operation<NewTeam, string>('createTeam', async (tx, { userId, name: typed, slug, ...by }) => {
  const creator = await tx.db.user.findUniqueOrThrow({ where: { id: userId } });
  refuseUnless(creator.emailVerifiedAt, 'emailNotVerified');
  const way = ownTeamPathOf(tx.ctx.services.teamCreation, creator.isOperator);
  if (way !== 'create') throw new Refusal(refusalOfWay[way]);
  const name = oneLine(typed);
  const wanted = slug?.trim() || null;
  refuseProblems(teamProblems(wanted === null ? { name } : { name, slug: wanted }));
  const owner = creator.isOperator ? (by.owner ?? null) : null;
  const team = await insertTeam(tx, {
    ...{ name, slug: wanted, timeZone: creator.timeZone, creatorId: userId },
    ownerId: owner === null ? userId : null,
    isLetIn: creator.isOperator,
    despiteLikeness: creator.isOperator && by.despiteLikeness === true,
  });
  tx.audit({ kind: 'createTeam', ...aboutTeam({ id: team.id, name }, { address: team.slug }) });
  if (owner !== null) await inviteToRole(tx, { roleId: team.ownerRoleId, ...owner });
  return team.id;
});

export interface TeamChange {
  readonly teamId: string;
  readonly name?: string | null;
  readonly color?: string | null;
  readonly timeZone?: string | null;
  readonly slug?: string | null;
  /** empty removes it */
  readonly supportEmail?: string | null;
  readonly showsTagsToApplicants?: boolean | null;
  /** empty restores the default sentence */
  readonly openDataLicense?: string | null;
  readonly logo?: LogoChange | null;
  readonly banner?: BannerChange | null;
}

interface AcceptedChange extends TeamChange {
  readonly logo?: Accepted<LogoChange> | null;
  readonly banner?: Accepted<BannerChange> | null;
}

const changeTeam = operation<AcceptedChange, string>('updateTeam', async (tx, { teamId, ...given }) => {
  const change: Partial<TeamSettings> = Object.fromEntries(
    (['name', 'color', 'timeZone', 'slug', 'supportEmail', 'openDataLicense'] as const).flatMap((field) => {
      const text = given[field];
      return typeof text === 'string' ? [[field, oneLine(text)]] : [];
    }),
  );
  refuseProblems(teamProblems(change));
  await lockTeamNames(tx);
  const before = await tx.db.team.findUniqueOrThrow({ where: { id: teamId } });
  const { name = before.name, slug = before.slug } = change;
  const isOtherSlug = normaliseSlug(slug) !== normaliseSlug(before.slug);
  if (isOtherSlug) await refuseTakenSlug(tx, slug, teamId);
  await refuseLookAlike(tx, {
    ...{ teamId, userId: actingUserId(tx.ctx.actor) },
    ...(name === before.name ? {} : { name }),
    ...(isOtherSlug ? { slug } : {}),
  });
  const { supportEmail, openDataLicense } = change;
  const shows = given.showsTagsToApplicants ?? before.showsTagsToApplicants;
  const isShowingChanged = shows !== before.showsTagsToApplicants;
  const logo = await setLogo(tx, before, given.logo ?? {});
  const banner = await setBanner(tx, before, given.banner ?? {});
  const data = {
    ...{ ...change, showsTagsToApplicants: shows, ...logo.data, ...banner.data },
    ...(supportEmail === undefined ? {} : { supportEmail: supportEmail || null }),
    ...(openDataLicense === undefined ? {} : { openDataLicense: openDataLicense || null }),
  };
  await refuseOnTakenSlug(tx.db.team.update({ where: { id: teamId }, data }));
  await Promise.all([logo, banner].map(({ discarded }) => discardFile(tx, discarded)));
  if (isOtherSlug) await saveFormerSlug(tx, teamId, before.slug, slug);
  const pictures = { ...logo.audit, ...banner.audit };
  const changed = [...Object.keys({ ...change, ...pictures }), ...(isShowingChanged ? ['showsTagsToApplicants'] : [])];
  tx.record({ kind: 'updateTeam', teamId, data: { changed: changed.sort().join(',') } });
  tx.audit({
    kind: 'updateTeam',
    ...aboutTeam(before, {
      ...changesOf(
        { ...before, supportEmail: before.supportEmail ?? '', openDataLicense: before.openDataLicense ?? '' },
        change,
      ),
      ...(isShowingChanged ? { showsTags: `${yesNo(!shows)} → ${yesNo(shows)}` } : {}),
      ...pictures,
    }),
  });
  return teamId;
});

/** Applies all given changes or none. */
export async function updateTeam(
  ctx: OperationContext,
  { logo, banner, ...change }: TeamChange,
  idempotencyKey?: string,
): Promise<string> {
  const pictures = {
    logo: logo ? await acceptLogo(ctx, logo) : null,
    banner: banner ? await acceptBanner(ctx, banner) : null,
  };
  return changeTeam(ctx, { ...change, ...pictures }, idempotencyKey);
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

const changesOf = (before: TeamSettings, change: Partial<TeamSettings>): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(change) as (keyof TeamSettings)[])
      .filter((field) => change[field] !== before[field])
      .map((field) => [field, `${before[field] || '–'} → ${change[field] || '–'}`]),
  );
