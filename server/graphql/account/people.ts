import { z } from 'zod';
import { isEmail, normaliseEmail } from '#domain/kernel/emails.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { searchMinLength } from '#domain/kernel/text.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { containsIgnoringCase } from '#server/database/ignoringCase.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { FoundResident, searchResidents } from '#server/graphql/account/residentSearch.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Role } from '#server/graphql/team/Role.ts';
import { maxResidents } from '#server/queries/account/findResidents.ts';
import { outsiders, peoplePageSize, teammates, type PeopleSearch } from '#server/queries/account/searchPeople.ts';

/** Holds the criteria only; each field runs its own search when it is requested. */
const PeopleMatches = builder.objectRef<PeopleSearch>('PeopleMatches').implement({
  description: 'People and roles that match a search, with teammates separate from everyone else.',
  fields: (t) => ({
    teammates: t.prismaField({
      type: [Contact],
      description: 'Matching people on the viewer’s teams, sorted by name. Returns 50 unless `first` is given.',
      args: {
        first: t.arg.int({
          validate: z.int().min(1).max(100),
          description: 'The number of people to return, from 1 to 100. Defaults to 50.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: (query, search, { first, skip }, { services }) =>
        teammates.list(services.db, search, { ...query, take: first ?? peoplePageSize, skip: skip ?? 0 }),
    }),
    roles: t.prismaField({
      type: [Role],
      description: 'Matching roles of the same teams, sorted by name. At most 50.',
      resolve: (query, { term, teamIds }, _args, { services }) =>
        term === null
          ? []
          : services.db.role.findMany({
              ...query,
              where: { teamId: { in: [...teamIds] }, archivedAt: null, name: containsIgnoringCase(term) },
              orderBy: [{ name: 'asc' }, { id: 'asc' }],
              take: peoplePageSize,
            }),
    }),
    teammateCount: t.int({
      description: 'The number of matching people on the viewer’s teams.',
      resolve: (search, _args, { services }) => teammates.count(services.db, search),
    }),
    outsiderCount: t.int({
      description: 'The number of other matching people, for an offer to show them.',
      resolve: (search, _args, { services }) => outsiders.count(services.db, search),
    }),
    outsiders: t.prismaField({
      type: [Contact],
      description:
        'Other matching people with a verified email address, at most 50. Only government users can search everyone. Team members and people who work on the submission can look up a full email address.',
      resolve: (query, search, _args, { services }) => outsiders.list(services.db, search, query),
    }),
    residents: t.field({
      type: [FoundResident],
      complexity: peopleListCost,
      description: `Resident accounts that can be added as applicants, at most ${maxResidents}, matched by the start of the name or email address. For people who work on the submission or have write access to one of their team’s forms; empty for others. Each search is recorded in the audit log.`,
      resolve: (search, _args, ctx) => searchResidents(search, ctx),
    }),
  }),
});

const worksOn = async ({ access }: RequestContext, submissionId: string): Promise<boolean> =>
  isUuid(submissionId) && access.may('submission', 'assignPeople', submissionId);

builder.queryField('people', (t) =>
  t.field({
    type: PeopleMatches,
    description: 'Searches people by name or email address. The search term needs at least two characters.',
    authScopes: { reads: 'team' },
    args: {
      term: t.arg.string({ required: true, validate: shortText, description: 'Part of the name or email address.' }),
      submissionId: t.arg.id({ description: 'The ID of a submission. Only its team’s members count as teammates.' }),
      teamId: t.arg.globalID({
        description: 'The ID of a team. Only its members count as teammates, if the viewer is on it.',
      }),
      governmentOnly: t.arg.boolean({
        description: 'Whether to return only people who work for a government. Defaults to false.',
      }),
    },
    resolve: async (_root, { term, submissionId, teamId, governmentOnly }, ctx): Promise<PeopleSearch> => {
      const { access, actor, services } = ctx;
      const own = teamIdsOf(access.principal);
      const plainId = submissionId?.split(':').at(-1) ?? '';
      const submission = isUuid(plainId)
        ? await services.db.submission.findUnique({ where: { id: plainId }, select: { id: true, teamId: true } })
        : null;
      const onlyTeamId = teamId?.id ?? submission?.teamId ?? null;
      const userId = access.principal.userId ?? '';
      const isAddress = isEmail(normaliseEmail(term));
      if (isAddress) await applyRateLimit(ctx, 'findByAddress', userId);
      return {
        term: term.trim().length < searchMinLength ? null : term.trim(),
        teamIds: onlyTeamId === null ? own : own.filter((id) => id === onlyTeamId),
        governmentOnly: governmentOnly ?? false,
        submission,
        // Matches can be invited or asked for a review, so only team members and people working on the submission get them.
        findsByAddress: isAddress && (own.length > 0 || (await worksOn(ctx, plainId))),
        searchesEverybody: actor.kind === 'person' && (await access.may('user', 'searchEverybody', userId)),
      };
    },
  }),
);
