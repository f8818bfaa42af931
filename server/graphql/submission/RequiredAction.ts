import { parties, solutions } from '#domain/submission/responsibility.ts';
import { builder } from '#server/graphql/builder.ts';
import type { NamedAction } from '#server/queries/submission/namedRequiredActions.ts';

export const SolutionEnum = builder.enumType('Solution', {
  description: 'What has to be done before a submission can move on, such as `answer`, `review`, or `pay`.',
  values: solutions,
});

export const PartyEnum = builder.enumType('Party', {
  description: 'The group of people who must act.',
  values: parties,
});

export const RequiredActionType = builder.objectRef<NamedAction>('RequiredAction').implement({
  description: 'An action that a submission is waiting for, and who must take it.',
  fields: (t) => ({
    solution: t.expose('solution', { type: SolutionEnum, description: 'The action to take.' }),
    party: t.expose('party', { type: PartyEnum, description: 'The group of people who must act.' }),
    names: t.stringList({
      description: 'The names of the people who must act. If empty, an admin must act.',
      resolve: ({ names }) => [...names],
    }),
  }),
});
