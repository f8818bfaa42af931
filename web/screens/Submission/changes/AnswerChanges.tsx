import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type {
  AnswerChanges_review$data,
  AnswerChanges_review$key,
} from '#web/__generated__/AnswerChanges_review.graphql.ts';
import { changeWords } from '#web/messages/reviews.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { Moment } from '#web/parts/Moment.tsx';

import styles from './AnswerChanges.module.css';

interface AnswerChangesProps {
  readonly review: AnswerChanges_review$key;
  readonly timeZone: string;
}

/** What was approved at a step, by whom, and what is there now. */
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
          fieldIdentity
          fieldName
          isHidden
          before
          after
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
      <dl className={styles.changes}>
        {changes.map((change) => (
          <div key={change.fieldIdentity} className={styles.change}>
            <dt>{change.fieldName}</dt>
            <dd>
              <WasAndIs change={change} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function WasAndIs({ change }: { readonly change: AnswerChanges_review$data['changes'][number] }): ReactElement {
  const { isHidden, before = null, after = null } = change;
  if (isHidden) return <>{changeWords.hidden}</>;
  // another file can have the same name
  const now = after !== null && after === before ? changeWords.another(after) : after;
  return (
    <>
      <span>
        {changeWords.was}: {before ?? changeWords.nothing}
      </span>
      <span>
        {changeWords.isNow}: <strong>{now ?? changeWords.nothing}</strong>
      </span>
    </>
  );
}
