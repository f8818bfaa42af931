import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionNoticeWords } from '#messages/submission/submissionNoticeWords.ts';
import type { ChangesSinceApproval_submission$key } from '#web/__generated__/ChangesSinceApproval_submission.graphql.ts';
import { ChangesToAccept } from '#web/screens/Submission/changes/ChangesToAccept.tsx';
import { Alert } from '#web/ui/Alert.tsx';

interface ChangesSinceApprovalProps {
  readonly submission: ChangesSinceApproval_submission$key;
}

/** Staff see answers that changed after approval and can accept them. Applicants see that staff are checking. */
export function ChangesSinceApproval({ submission: key }: ChangesSinceApprovalProps): ReactElement | null {
  const submission = useFragment(
    graphql`
      fragment ChangesSinceApproval_submission on Submission {
        isChangedSinceApproval
        changesSinceApproval {
          __typename
        }
        ...ChangesToAccept_submission
      }
    `,
    key,
  );
  if (!submission.isChangedSinceApproval) return null;
  if (submission.changesSinceApproval) return <ChangesToAccept submission={submission} />;
  return (
    <Alert tone="info" title={submissionNoticeWords.lookedAt}>
      {submissionNoticeWords.lookedAtText}
    </Alert>
  );
}
