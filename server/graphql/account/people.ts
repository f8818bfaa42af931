import { z } from 'zod';
import { isEmail, normaliseEmail } from '#domain/kernel/emails.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { searchMinLength } from '#domain/kernel/text.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { containsInAnyCase } from '#server/database/anyCase.ts';
import { Contact } from '#server/graphql/account/Contact.ts';
import { FoundResident, searchResidents } from '#server/graphql/account/residentSearch.ts';
import { builder } from '#server/graphql/builder.ts';
import { peopleList } from '#server/graphql/form/treeList.ts';
import { line } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';
import { Role } from '#server/graphql/team/Role.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { mostResidents } from '#server/queries/account/findResidents.ts';
import { outsiders, peopleShown, teammates, type PeopleSearch } from '#server/queries/account/searchPeople.ts';

/** A search that knows what it looks for; its fields look when they are asked for. */
const PeopleMatches = builder.objectRef<PeopleSearch>('PeopleMatches').implement({
  description: 'Who matches a search, teammates apart from everybody else.',
  fields: (t) => ({
    teammates: t.prismaField({
      type: [Contact],
      description: 'People of the teams of the viewer, by name; the first fifty, or as many as are asked for.',
      args: {
        first: t.arg.int({ validate: z.int().min(1).max(100), description: 'How many, at most a hundred.' }),
        skip: t.arg.int({ validate: skipped, description: skipMeaning }),
      },
      resolve: (query, search, { first, skip }, { services }) =>
        teammates.list(services.db, search, { ...query, take: first ?? peopleShown, skip: skip ?? 0 }),
    }),
    roles: t.prismaField({
      type: [Role],
      description: 'Roles of the same teams, by name; the first fifty.',
      resolve: (query, { term, teamIds }, _args, { services }) =>
        term === null
          ? []
          : services.db.role.findMany({
              ...query,
              where: { teamId: { in: [...teamIds] }, archivedAt: null, name: containsInAnyCase(term) },
              orderBy: [{ name: 'asc' }, { id: 'asc' }],
              take: peopleShown,
            }),
    }),
    teammateCount: t.int({
      description: 'How many people of the teams of the viewer match.',
      resolve: (search, _args, { services }) => teammates.count(services.db, search),
    }),
    outsiderCount: t.int({
      description: 'How many others match, to offer to show them.',
      resolve: (search, _args, { services }) => outsiders.count(services.db, search),
    }),
    outsiders: t.prismaField({
      type: [Contact],
      description:
        'The others, the first fifty, who have shown that their address is theirs. Only government users search everybody; who works in a team, or on the submission, finds whole addresses.',
      resolve: (query, search, _args, { services }) => outsiders.list(services.db, search, query),
    }),
    residents: t.field({
      type: [FoundResident],
      complexity: peopleList,
      description: `Accounts of residents to add as applicants, at most ${mostResidents}, by the start of a name or email address. For people who work on the submission, or write a form of their team; empty for others. Each search is in the audit log.`,
      resolve: (search, _args, ctx) => searchResidents(search, ctx),
    }),
  }),
});

const worksOn = async ({ access }: RequestContext, submissionId: string): Promise<boolean> =>
  isUuid(submissionId) && access.may('submission', 'assignPeople', submissionId);

builder.queryField('people', (t) =>
  t.field({
    type: PeopleMatches,
    description: 'Searches people by name or address, from two characters on.',
    authScopes: { reads: 'team' },
    args: {
      term: t.arg.string({ required: true, validate: line, description: 'Part of the name or of the address.' }),
      submissionId: t.arg.id({ description: 'Only the team of this submission counts as teammates.' }),
      teamId: t.arg.globalID({ description: 'Only this team counts, when the viewer is in it.' }),
      governmentOnly: t.arg.boolean({ description: 'Only people who work for a government.' }),
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
      if (isAddress) await slowDown(ctx, 'findByAddress', userId);
      return {
        term: term.trim().length < searchMinLength ? null : term.trim(),
        teamIds: onlyTeamId === null ? own : own.filter((id) => id === onlyTeamId),
        governmentOnly: governmentOnly ?? false,
        submission,
        // to be invited or asked for a review, so for those who work in a team or on the submission
        findsByAddress: isAddress && (own.length > 0 || (await worksOn(ctx, plainId))),
        searchesEverybody: actor.kind === 'person' && (await access.may('user', 'searchEverybody', userId)),
      };
    },
  }),
);
