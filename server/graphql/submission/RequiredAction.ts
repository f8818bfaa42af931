import { parties, solutions } from '#domain/submission/responsibility.ts';
import { builder } from '#server/graphql/builder.ts';
import type { NamedAction } from '#server/queries/submission/waitingFor.ts';

export const SolutionEnum = builder.enumType('Solution', {
  description: 'What has to be done before a submission moves on.',
  values: solutions,
});

export const PartyEnum = builder.enumType('Party', {
  description: 'Who has to do it.',
  values: parties,
});

export const RequiredActionType = builder.objectRef<NamedAction>('RequiredAction').implement({
  description: 'Something that has to be done, and who it waits for.',
  fields: (t) => ({
    solution: t.expose('solution', { type: SolutionEnum, description: 'What.' }),
    party: t.expose('party', { type: PartyEnum, description: 'Who, in a word.' }),
    names: t.stringList({
      description: 'The names of the people who must act; empty means an admin.',
      resolve: ({ names }) => [...names],
    }),
  }),
});
