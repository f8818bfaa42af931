import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import type { SubmissionNoticesQuery } from '#web/__generated__/SubmissionNoticesQuery.graphql.ts';
import { submissionWords } from '#web/messages/submissionWords.ts';
import { Asked } from '#web/screens/Submission/asked/Asked.tsx';
import { ChangesSinceApproval } from '#web/screens/Submission/changes/ChangesSinceApproval.tsx';
import { Corrections } from '#web/screens/Submission/Corrections.tsx';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { HaltedNotice } from '#web/screens/Submission/halting/HaltedNotice.tsx';
import { IssuedOutputs } from '#web/screens/Submission/IssuedOutputs.tsx';
import { OwedPayments } from '#web/screens/Submission/OwedPayments.tsx';
import { Requirements } from '#web/screens/Submission/requirements/Requirements.tsx';
import { SkippedSubprocesses } from '#web/screens/Submission/SkippedSubprocesses.tsx';
import { Subprocesses } from '#web/screens/Submission/subprocesses/Subprocesses.tsx';
import { WhatNext } from '#web/screens/Submission/WhatNext.tsx';
import { Alert } from '#web/ui/Alert.tsx';

const query = graphql`
  query SubmissionNoticesQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        status
        isApplicantsTurn
        isOwn
        ...HaltedNotice_submission
        ...WhatNext_submission
        ...Corrections_submission
        ...SkippedSubprocesses_submission
        ...Subprocesses_submission
        ...Asked_submission
        ...ChangesSinceApproval_submission
        ...IssuedOutputs_submission
        ...OwedPayments_submission
        ...Requirements_submission
      }
    }
  }
`;

interface SubmissionNoticesProps {
  readonly submissionId: string;
  readonly timeZone: string;
  readonly stepId: string | null;
  /** it was active when the page was opened */
  readonly wasActive: boolean;
}

/** What is to be known of a submission before its steps, in the order of its weight. */
export function SubmissionNotices(props: SubmissionNoticesProps): ReactElement | null {
  const { submissionId, timeZone, stepId, wasActive } = props;
  const { node } = useLiveQuery<SubmissionNoticesQuery>(query, submissionId);
  const submission = node?.submission;
  if (!submission) return null;
  const { status, isOwn, isApplicantsTurn } = submission;
  // at a step of one's own the questions say it
  const isTold = status === 'active' && !(isOwn && isApplicantsTurn);
  return (
    <>
      {status === 'halted' && <HaltedNotice submission={submission} takesFocus={wasActive} />}
      {/* the end says it by itself, the steps do not */}
      {status === 'finished' && stepId !== null && <Alert tone="success" title={submissionWords.completed} />}
      {isTold && <WhatNext submission={submission} />}
      <SkippedSubprocesses submission={submission} />
      <Subprocesses submission={submission} timeZone={timeZone} />
      <Corrections submission={submission} timeZone={timeZone} />
      <Asked submission={submission} timeZone={timeZone} isFolded={stepId !== null} />
      <ChangesSinceApproval submission={submission} />
      {status !== 'finished' && <IssuedOutputs submission={submission} />}
      <OwedPayments submission={submission} stepId={stepId} />
      <Requirements submission={submission} />
    </>
  );
}
