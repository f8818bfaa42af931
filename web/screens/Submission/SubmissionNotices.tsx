import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { SubmissionNotices_submission$key } from '#web/__generated__/SubmissionNotices_submission.graphql.ts';

import { Asked } from './asked/Asked.tsx';
import { ChangesSinceApproval } from './changes/ChangesSinceApproval.tsx';
import { HaltedNotice } from './halting/HaltedNotice.tsx';
import { IssuedOutputs } from './IssuedOutputs.tsx';
import { OwedPayments } from './OwedPayments.tsx';

interface SubmissionNoticesProps {
  readonly submission: SubmissionNotices_submission$key;
  readonly timeZone: string;
  readonly stepId: string | null;
  /** it was active when the page was opened */
  readonly wasActive: boolean;
}

/** What is to be known of a submission before its steps, in the order of its weight. */
export function SubmissionNotices(props: SubmissionNoticesProps): ReactElement {
  const { submission: key, timeZone, stepId, wasActive } = props;
  const submission = useFragment(
    graphql`
      fragment SubmissionNotices_submission on Submission {
        status
        ...HaltedNotice_submission
        ...Asked_submission
        ...ChangesSinceApproval_submission
        ...IssuedOutputs_submission
        ...OwedPayments_submission
      }
    `,
    key,
  );
  const { status } = submission;
  return (
    <>
      {status === 'halted' && <HaltedNotice submission={submission} takesFocus={wasActive} />}
      <Asked submission={submission} timeZone={timeZone} isFolded={stepId !== null} />
      <ChangesSinceApproval submission={submission} />
      {status !== 'finished' && <IssuedOutputs submission={submission} />}
      <OwedPayments submission={submission} stepId={stepId} />
    </>
  );
}
