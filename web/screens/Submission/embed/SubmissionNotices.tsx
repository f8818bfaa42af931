import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { SubmissionNoticesQuery } from '#web/__generated__/SubmissionNoticesQuery.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { ViewerRequests } from '#web/screens/Submission/changeRequests/ViewerRequests.tsx';
import { ChangesSinceSigned } from '#web/screens/Submission/changes/ChangesSinceSigned.tsx';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { ChangesSinceApproval } from '#web/screens/Submission/embed/ChangesSinceApproval.tsx';
import { HaltedNotice } from '#web/screens/Submission/halting/HaltedNotice.tsx';
import { IssuedOutputs } from '#web/screens/Submission/IssuedOutputs.tsx';
import { OwedPayments } from '#web/screens/Submission/OwedPayments.tsx';
import { Requirements } from '#web/screens/Submission/requirements/Requirements.tsx';
import { SkippedSubprocesses } from '#web/screens/Submission/SkippedSubprocesses.tsx';
import { StaffCorrections } from '#web/screens/Submission/StaffCorrections.tsx';
import { Subprocesses } from '#web/screens/Submission/subprocesses/Subprocesses.tsx';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { WhatNext } from '#web/screens/Submission/WhatNext.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

const query = graphql`
  query SubmissionNoticesQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        status
        isApplicantsTurn
        isOwn
        currentStep {
          stepId
          external
          availableActions
        }
        ...HaltedNotice_submission
        ...WhatNext_submission
        ...StaffCorrections_submission
        ...SkippedSubprocesses_submission
        ...Subprocesses_submission
        ...ViewerRequests_submission
        ...ChangesSinceApproval_submission
        ...ChangesSinceSigned_submission
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
  /** active when the page was opened */
  readonly wasActive: boolean;
}

/** Notices above the steps, most important first. */
export function SubmissionNotices(props: SubmissionNoticesProps): ReactElement | null {
  const { submissionId, timeZone, stepId, wasActive } = props;
  const { submissionPath } = useSubmissionPaths();
  const { node } = useLiveQuery<SubmissionNoticesQuery>(query, submissionId);
  const submission = node?.submission;
  if (!submission) return null;
  const { status, isOwn, isApplicantsTurn, currentStep } = submission;
  const isAtCurrent = currentStep != null && (stepId === null || plainId(currentStep.stepId) === stepId);
  // The step itself tells applicants that they are waiting for staff.
  const isSaidThere = isAtCurrent && !currentStep.external && currentStep.availableActions.length === 0;
  // At the applicant's own step, the questions make it clear.
  const isTold = status === 'active' && !(isOwn && (isApplicantsTurn || isSaidThere));
  return (
    <>
      {status === 'halted' && <HaltedNotice submission={submission} takesFocus={wasActive} />}
      {/* The completion page says so itself; the steps don't. */}
      {status === 'finished' && stepId !== null && (
        <Alert
          tone="success"
          title={submissionWords.completed}
          action={<ButtonLink to={`${submissionPath(submissionId)}/completed`}>{submissionWords.toItsEnd}</ButtonLink>}
        />
      )}
      {isTold && <WhatNext submission={submission} />}
      <SkippedSubprocesses submission={submission} />
      <Subprocesses submission={submission} timeZone={timeZone} />
      <StaffCorrections submission={submission} timeZone={timeZone} />
      <ViewerRequests submission={submission} timeZone={timeZone} isFolded={stepId !== null} />
      <ChangesSinceApproval submission={submission} />
      {/* At the applicant's own step, the signature is requested below the answers. */}
      <ChangesSinceSigned
        submission={submission}
        timeZone={timeZone}
        isToldOf={(signedStepId) => !isOwn || signedStepId !== stepId}
      />
      {status !== 'finished' && <IssuedOutputs submission={submission} />}
      <OwedPayments submission={submission} stepId={stepId} />
      <Requirements submission={submission} />
    </>
  );
}
