import { requiredActions, solutions, type Party, type RequiredAction } from '#domain/submission/responsibility.ts';
import { builder } from '#server/graphql/builder.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

const SolutionEnum = builder.enumType('Solution', {
  description: 'What has to be done before a submission moves on.',
  values: solutions,
});

const PartyEnum = builder.enumType('Party', {
  description: 'Who has to do it.',
  values: ['applicants', 'assignees', 'reviewers'] as const satisfies readonly Party[],
});

export interface NamedAction extends RequiredAction {
  readonly names: readonly string[];
}

export const RequiredActionType = builder.objectRef<NamedAction>('RequiredAction').implement({
  description: 'Something that has to be done, and who it waits for.',
  fields: (t) => ({
    solution: t.expose('solution', { type: SolutionEnum, description: 'What.' }),
    party: t.expose('party', { type: PartyEnum, description: 'Who, in a word.' }),
    names: t.stringList({
      description: 'Who, by name; empty stands for an admin.',
      resolve: ({ names }) => [...names],
    }),
  }),
});

/** What a submission waits for, most pressing first. */
export function waitingFor({ facts, people }: EvaluatedSubmission): NamedAction[] {
  if (facts === null) return [];
  const everybody = [...people.applicants, ...people.assignees, ...people.reviewers];
  const names = new Map(everybody.map(({ id, name }) => [id, name]));
  const ids = (party: Party): string[] => people[party].map(({ id }) => id);
  return requiredActions(facts, {
    applicants: ids('applicants'),
    assignees: ids('assignees'),
    reviewers: ids('reviewers'),
  }).map((action) => ({ ...action, names: action.userIds.map((id) => names.get(id) ?? '') }));
}
