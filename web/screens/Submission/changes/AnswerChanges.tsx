import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { changeWords } from '#messages/review/reviewWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { AnswerChanges_review$key } from '#web/__generated__/AnswerChanges_review.graphql.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { ChangeList } from '#web/screens/Submission/changes/ChangeList.tsx';

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
          ...ChangeList_changes
        }
      }
    `,
    review,
  );
  if (isReviewMissing) return <p>{changeWords.missing(activeStep.step.name ?? submissionWords.unnamedStep)}</p>;
  return (
    <>
      {approvedAt && (
        <p>
          {changeWords.approved(approvedBy.join(', '))}, <Moment at={approvedAt} timeZone={timeZone} />
        </p>
      )}
      <ChangeList changes={changes} />
    </>
  );
}
