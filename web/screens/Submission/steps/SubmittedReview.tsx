import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import { reviewWords } from '#messages/review/reviewWords.ts';
import type { SubmittedReview_approval$key } from '#web/__generated__/SubmittedReview_approval.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/steps/ReviewGroupStatus.module.css';

interface SaidReviewProps {
  readonly approval: SubmittedReview_approval$key;
  /** the person or role who was expected to review */
  readonly expected: string;
}

/** A review as given: decision, reviewer, time, comment, and signature. */
export function SubmittedReview({ approval, expected }: SaidReviewProps): ReactElement {
  const { outcome, changesMade, comment, createdAt, typedName, signatureUrl, reviewer } = useFragment(
    graphql`
      fragment SubmittedReview_approval on StepApproval {
        outcome
        changesMade
        comment
        createdAt
        typedName
        signatureUrl
        reviewer {
          name
        }
      }
    `,
    approval,
  );
  return (
    <li className={styles.word}>
      <StatusTag kind="review" status={outcome} />
      {changesMade && (
        <Badge tone="success" icon="check-circle">
          {changeRequestWords.changesMade}
        </Badge>
      )}
      <span className={styles.when}>
        {reviewer.name !== expected && `${reviewWords.saidBy(reviewer.name)}, `}
        <RelativeTime at={createdAt} timeZone={browserTimeZone()} />
      </span>
      {comment && <blockquote className={styles.comment}>{comment}</blockquote>}
      {typedName && (
        <span className={styles.signature}>
          {reviewWords.signedBy}{' '}
          {signatureUrl ? (
            <img src={signatureUrl} alt={signatureWords.drawn(typedName)} />
          ) : (
            <span className={styles.typed}>{typedName}</span>
          )}
        </span>
      )}
    </li>
  );
}
