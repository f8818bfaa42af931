import { graphql, useRelayEnvironment } from 'react-relay';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { useUndoReviewMutation } from '#web/__generated__/useUndoReviewMutation.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import { flash } from '#web/ui/flashes.ts';

/** One review group at a step of a submission. */
export interface ReviewPlace {
  readonly submissionId: string;
  readonly activeStepId: string;
  /** the form's step, as in the URL */
  readonly stepId: string;
  readonly reviewGroupId: string;
}

/** Undoes the viewer's review, even after its page was left, and says whether that worked. */
export function useUndoReview({ activeStepId, stepId, reviewGroupId }: ReviewPlace): () => Promise<boolean> {
  const environment = useRelayEnvironment();
  return async () => {
    const input = { activeStepId, reviewGroupId };
    const outcome = await sendMutation<useUndoReviewMutation>(environment, undoReview, { input, stepId });
    const problem = outcomeSentence(outcome);
    flash(problem ?? reviewWords.undone, problem === null ? 'success' : 'danger');
    return problem === null;
  };
}

const undoReview = graphql`
  mutation useUndoReviewMutation($input: UndoReviewInput!, $stepId: ID!) {
    undoReview(input: $input) {
      ... on UndoReviewPayload {
        submission {
          id
          status
          ...afterChange_submission
          ...ReviewColumns_submission @arguments(stepId: $stepId)
        }
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;
