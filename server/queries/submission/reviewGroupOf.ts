import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { Approval, ReviewGroup } from '#domain/review/ReviewGroup.ts';
import type { SnapshotReviewGroup } from '#server/queries/submission/SubmissionSnapshot.ts';

type GroupWithWords = Omit<SnapshotReviewGroup, 'approvals'> & { readonly approvals: readonly Approval[] };

/** A review group for the domain rules. The answers decide whether it is required. */
export function reviewGroupOf<Group extends GroupWithWords>(
  group: Group,
  evaluation: Evaluation,
): ReviewGroup & Pick<Group, 'approvals'> {
  const time = (text: string | null): Date | null => (text === null ? null : new Date(text));
  return {
    ...group,
    required: isReviewRequired(group.identity, group.required, evaluation),
    requests: group.requests.map((request) => ({
      ...request,
      canceledAt: time(request.canceledAt),
      completedAt: time(request.completedAt),
    })),
  };
}

/** Logic overrides the setting. */
export function isReviewRequired(identity: string, setting: boolean, evaluation: Evaluation): boolean {
  const outcome = evaluation.form.outcomes.find((each) => each.identity === identity);
  return outcome?.rule ? evaluation.applies(identity) : setting;
}
