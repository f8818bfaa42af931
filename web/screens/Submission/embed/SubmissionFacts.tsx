import { lazy, Suspense, type ReactElement, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { shownStatus } from '#domain/submission/status.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmissionFacts_submission$key } from '#web/__generated__/SubmissionFacts_submission.graphql.ts';
import { afterPaint } from '#web/navigation/afterPaint.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { useNow } from '#web/parts/useNow.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submission/embed/SubmissionFacts.module.css';

// Loads after the first paint, so that the step doesn't wait for it.
const PeopleAndTags = lazy(async () => {
  await afterPaint();
  return { default: (await import('#web/screens/Submission/PeopleAndTags.tsx')).PeopleAndTags };
});

interface SubmissionFactsProps {
  readonly submission: SubmissionFacts_submission$key;
  readonly timeZone: string;
}

/** Applicant, status, and other facts in one line. */
export function SubmissionFacts({ submission: key, timeZone }: SubmissionFactsProps): ReactElement {
  const submission = useFragment(
    graphql`
      fragment SubmissionFacts_submission on Submission {
        id
        identifier
        createdAt
        status
        isRejected
        isApplicantsTurn
        dueAt
        unpaidFees
        isOwn
        hasPeopleOrTags
        applicants {
          user {
            name
          }
        }
      }
    `,
    key,
  );
  const { applicants, identifier, createdAt, unpaidFees, isOwn, hasPeopleOrTags } = submission;
  const { status, isRejected, dueAt, isApplicantsTurn } = submission;
  const now = useNow();
  const [primary, ...others] = applicants;
  const applicant = [primary?.user.name, others.length > 0 && submissionWords.andOthers(others.length)];
  const shown = shownStatus({ status, isRejected, dueAt, isWaiting: isOwn && !isApplicantsTurn }, now);
  // The alert above already shows that it is on hold.
  const isSaidAbove = shown === 'halted' || shown === 'rejected';
  return (
    <>
      <dl className={styles.facts}>
        {(!isSaidAbove || unpaidFees > 0) && (
          <Fact name={submissionWords.status} isNameHidden>
            <span className={styles.tags}>
              {!isSaidAbove && <StatusTag kind="submission" status={shown} />}
              {unpaidFees > 0 && (
                <Badge tone="warning" icon="money">
                  {submissionWords.notPaid}
                </Badge>
              )}
            </span>
          </Fact>
        )}
        <Fact name={submissionWords.applicant}>{applicant.filter(Boolean).join(' ')}</Fact>
        {identifier && (
          <Fact name={submissionWords.identifier} isNameHidden={isOwn}>
            <TruncatedName name={identifier} of="identifierHeader" />
          </Fact>
        )}
        <Fact name={submissionWords.started}>
          <RelativeTime at={createdAt} timeZone={timeZone} />
        </Fact>
      </dl>
      {hasPeopleOrTags && (
        <Suspense fallback={<div className={styles.later} />}>
          <PeopleAndTags submissionId={submission.id} />
        </Suspense>
      )}
    </>
  );
}

interface FactProps {
  readonly name: string;
  /** omit a label that is obvious from its value */
  readonly isNameHidden?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isNameHidden = false, children }: FactProps): ReactElement {
  return (
    <div className={styles.fact} data-bare={isNameHidden || undefined}>
      <dt>{isNameHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
