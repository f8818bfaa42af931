import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  AnswerChanges_review$data,
  AnswerChanges_review$key,
} from '#web/__generated__/AnswerChanges_review.graphql.ts';
import { AnswerWords } from '#web/forms/AnswerWords.tsx';
import { changeWords } from '#web/messages/reviews.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { Moment } from '#web/parts/Moment.tsx';
import styles from '#web/screens/Submission/changes/AnswerChanges.module.css';

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
          dataType
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
  const { dataType, isHidden, before = null, after = null } = change;
  if (isHidden) return <>{changeWords.hidden}</>;
  const words = (text: string | null): ReactElement =>
    text === null ? <>{changeWords.nothing}</> : <AnswerWords dataType={dataType} text={text} />;
  // another file can have the same name
  const isAnother = after !== null && after === before;
  return (
    <>
      <span>
        {changeWords.was}: {words(before)}
      </span>
      <span>
        {changeWords.isNow}: <strong>{isAnother ? changeWords.another(after) : words(after)}</strong>
      </span>
    </>
  );
}
