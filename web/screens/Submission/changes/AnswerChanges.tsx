import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changedAnswerWords } from '#messages/review/reviewWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { AnswerChanges_review$key } from '#web/__generated__/AnswerChanges_review.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { AnswerChangeList } from '#web/screens/Submission/changes/AnswerChangeList.tsx';

interface AnswerChangesProps {
  readonly review: AnswerChanges_review$key;
  readonly timeZone: string;
}

/** What was approved at a step and by whom, and the current answers. */
export function AnswerChanges({ review, timeZone }: AnswerChangesProps): ReactElement {
  const { activeStep, isReviewMissing, approvedAt, approvedBy, changes } = useFragment(
    graphql`
      fragment AnswerChanges_review on ChangedReview {
        isReviewMissing
        approvedAt
        approvedBy
        activeStep {
          step {
            name
          }
        }
        changes {
          ...AnswerChangeList_changes
        }
      }
    `,
    review,
  );
  if (isReviewMissing) return <p>{changedAnswerWords.missing(activeStep.step.name ?? submissionWords.unnamedStep)}</p>;
  return (
    <>
      {approvedAt && (
        <p>
          {changedAnswerWords.approved(approvedBy.join(', '))}, <RelativeTime at={approvedAt} timeZone={timeZone} />
        </p>
      )}
      <AnswerChangeList changes={changes} />
    </>
  );
}
