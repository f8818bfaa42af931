import { initials } from '#domain/account/account.ts';
import { maskEmail } from '#domain/kernel/emails.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { recordResidentSearch } from '#server/operations/account/recordResidentSearch.ts';
import { findResidents, type Resident } from '#server/queries/account/findResidents.ts';
import type { PeopleSearch } from '#server/queries/account/searchPeople.ts';

/** No auth scopes of its own: the search checks who gets results. */
export const FoundResident = builder.objectRef<Resident>('FoundResident').implement({
  description:
    'A resident account that staff can add as an applicant. Only the name and a masked email address are shown.',
  fields: (t) => ({
    userId: t.id({ description: 'The ID of the person’s `User`.', resolve: ({ id }) => encodeGlobalId('User', id) }),
    name: t.exposeString('name', { description: 'The person’s name.' }),
    initials: t.string({ description: 'The person’s initials, for an avatar.', resolve: ({ name }) => initials(name) }),
    maskedEmail: t.string({
      description: 'The email address with most letters before the @ hidden, to tell people with the same name apart.',
      resolve: ({ email }) => maskEmail(email),
    }),
  }),
});

/**
 * Returns the team on whose behalf the viewer may search residents, or null. Requires a person on the team who
 * works on the submission or, without a submission, has write access to one of the team's forms. Never allowed
 * for API tokens. Decision 0097.
 */
async function searchingTeam({ submission }: PeopleSearch, { access, actor, services }: RequestContext) {
  const own = teamIdsOf(access.principal);
  if (actor.kind !== 'person' || !access.principal.isVerified) return null;
  if (submission !== null) {
    const mayAdd = own.includes(submission.teamId) && (await access.may('submission', 'assignPeople', submission.id));
    return mayAdd ? submission.teamId : null;
  }
  const owned = access.principal.roles.find(({ roleType, teamId }) => roleType === 'owner' && own.includes(teamId));
  if (owned) return owned.teamId;
  const written = await services.db.masterTemplateMembership.findFirst({
    where: { userId: access.principal.userId ?? '', permissionLevelId: writePermissionLevel, teamId: { in: [...own] } },
    select: { teamId: true },
  });
  return written?.teamId ?? null;
}

/** Finds verified accounts outside the viewer's teams. Empty for people who may not search them. */
export async function searchResidents(search: PeopleSearch, ctx: RequestContext): Promise<readonly Resident[]> {
  if (search.term === null) return [];
  const teamId = await searchingTeam(search, ctx);
  if (teamId === null) return [];
  await applyRateLimit(ctx, 'searchResidents', ctx.access.principal.userId ?? '');
  const found = await findResidents(ctx.services.pool, search.term, search.teamIds);
  if (found.length > 0) {
    const searched = { teamId, submissionId: search.submission?.id ?? null, term: search.term, count: found.length };
    await recordResidentSearch(ctx, searched);
  }
  return found;
}
