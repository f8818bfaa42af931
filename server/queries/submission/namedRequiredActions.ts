import { requiredActions, type Party, type RequiredAction } from '#domain/submission/responsibility.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';

export interface NamedAction extends RequiredAction {
  readonly names: readonly string[];
}

/** What a submission waits for, most urgent first. */
export function namedRequiredActions({ facts, people }: EvaluatedSubmission): NamedAction[] {
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
