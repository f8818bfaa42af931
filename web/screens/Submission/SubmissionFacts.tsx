import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';

import { shownStatus } from '#domain/submission/status.ts';
import type { SubmissionFacts_submission$key } from '#web/__generated__/SubmissionFacts_submission.graphql.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { ShortName } from '#web/parts/ShortName.tsx';
import { useNow } from '#web/parts/useNow.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import styles from './SubmissionFacts.module.css';

interface SubmissionFactsProps {
  readonly submission: SubmissionFacts_submission$key;
  readonly timeZone: string;
}

/** Whose it is and where it stands, in one line. */
export function SubmissionFacts({ submission: key, timeZone }: SubmissionFactsProps): ReactElement {
  const { applicants, identifier, createdAt, status, dueAt, unpaidFees, isOwn } = useFragment(
    graphql`
      fragment SubmissionFacts_submission on Submission {
        identifier
        createdAt
        status
        dueAt
        unpaidFees
        isOwn
        applicants {
          user {
            name
          }
        }
      }
    `,
    key,
  );
  const now = useNow();
  const [primary, ...others] = applicants;
  const applicant = [primary?.user.name, others.length > 0 && submissionWords.andOthers(others.length)];
  const shown = shownStatus({ status, dueAt: dueAt ?? null }, now);
  // that it is halted is said above all else, with what can be done about it
  const isSaidAbove = shown === 'halted';
  return (
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
          <ShortName name={identifier} of="identifierHeader" />
        </Fact>
      )}
      <Fact name={submissionWords.started}>
        <Moment at={createdAt} timeZone={timeZone} />
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  /** What goes without saying. */
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
