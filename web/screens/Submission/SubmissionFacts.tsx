import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { SubmissionFacts_submission$key } from '#web/__generated__/SubmissionFacts_submission.graphql.ts';
import { submissionWords } from '#web/messages/submission.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { ShortName } from '#web/parts/ShortName.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';

interface SubmissionFactsProps {
  readonly submission: SubmissionFacts_submission$key;
  readonly timeZone: string;
}

/** Whose it is and where it stands, at a glance. */
export function SubmissionFacts({ submission: key, timeZone }: SubmissionFactsProps): ReactElement {
  const { applicants, identifier, createdAt, status } = useFragment(
    graphql`
      fragment SubmissionFacts_submission on Submission {
        identifier
        createdAt
        status
        applicants {
          user {
            name
          }
        }
      }
    `,
    key,
  );
  const [primary, ...others] = applicants;
  const applicant = [primary?.user.name, others.length > 0 && submissionWords.andOthers(others.length)];
  return (
    <Facts
      facts={[
        [submissionWords.applicant, applicant.filter(Boolean).join(' ')],
        ...(identifier
          ? [[submissionWords.identifier, <ShortName key="identifier" name={identifier} of="identifierHeader" />] as const]
          : []),
        [submissionWords.started, <Moment key="started" at={createdAt} timeZone={timeZone} />],
        [submissionWords.status, <StatusTag key="status" kind="submission" status={status} />],
      ]}
    />
  );
}
