import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { submissionEndWords } from '#messages/filling/submissionEndWords.ts';
import { submissionBannerWords } from '#messages/submission/submissionBannerWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type {
  SubmissionOutcome_submission$data,
  SubmissionOutcome_submission$key,
} from '#web/__generated__/SubmissionOutcome_submission.graphql.ts';
import { EndingLinks } from '#web/screens/Submission/EndingLinks.tsx';
import { IssuedOutputs } from '#web/screens/Submission/IssuedOutputs.tsx';
import { useSubmissionPaths } from '#web/screens/Submission/useSubmissionPaths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

/** The completed submission: the team's message, what was skipped, and the issued outputs. */
export function SubmissionOutcome({
  submission: key,
}: {
  readonly submission: SubmissionOutcome_submission$key;
}): ReactElement {
  const submission = useFragment(
    graphql`
      fragment SubmissionOutcome_submission on Submission {
        id
        isOwn
        scopedId
        customId
        team {
          name
        }
        issuedOutputs {
          name
          status
          downloadUrl
        }
        parentProcess {
          id
        }
        flowTemplate {
          completionMessage
        }
        activeSteps {
          progress
          isSignatureSkipped
          step {
            name
          }
          payment {
            outstandingCents
            waivedBy
          }
        }
        ...IssuedOutputs_submission
      }
    `,
    key,
  );
  const { submissionPath } = useSubmissionPaths();
  const { isOwn, scopedId, customId, issuedOutputs, team } = submission;
  const { completionMessage } = submission.flowTemplate;
  const isReady = issuedOutputs.every(({ status, downloadUrl }) => status === 'valid' && downloadUrl !== null);
  const [first, second] = issuedOutputs;
  const ready = second ? submissionEndWords.allReady : first && submissionEndWords.ready(first.name, team.name);
  const missing = submission.activeSteps.flatMap(missingOf);
  return (
    <>
      <Alert tone="success" title={submissionWords.completed}>
        {isOwn && <p>{submissionEndWords.number(customId ?? String(scopedId))}</p>}
        {isOwn && isReady && ready && <p>{ready}</p>}
        {submission.parentProcess && (
          <Link to={submissionPath(submission.parentProcess.id)}>{submissionBannerWords.subComplete}</Link>
        )}
      </Alert>
      <IssuedOutputs submission={submission} />
      {missing.length > 0 && (
        <Alert tone="warning" title={submissionEndWords.without}>
          <ul>
            {missing.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
      {completionMessage && <SafeHtml html={completionMessage} />}
      {isOwn && <EndingLinks submissionId={submission.id} />}
    </>
  );
}

/** What a step required that was never provided. */
function missingOf({
  progress,
  isSignatureSkipped,
  step,
  payment,
}: SubmissionOutcome_submission$data['activeSteps'][number]): readonly string[] {
  const name = step.name ?? submissionWords.unnamedStep;
  const owed = payment?.outstandingCents;
  return [
    ...(progress === 'unpaid' ? [submissionEndWords.unpaid(name, owed ? formatUsd(owed) : null)] : []),
    ...(progress === 'underway' ? [submissionEndWords.underway(name)] : []),
    ...(progress === 'refunded' ? [submissionEndWords.refunded(name)] : []),
    ...(progress === 'waived' ? [submissionEndWords.waived(name, payment?.waivedBy ?? null)] : []),
    ...(isSignatureSkipped ? [submissionEndWords.signatureSkipped(name)] : []),
  ];
}
