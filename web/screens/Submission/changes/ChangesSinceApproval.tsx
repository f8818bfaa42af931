import { lazy, Suspense, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { ChangesSinceApproval_submission$key } from '#web/__generated__/ChangesSinceApproval_submission.graphql.ts';
import { submissionWords } from '#web/messages/submission.ts';
import { Alert } from '#web/ui/Alert.tsx';

// for staff alone, and seldom: a resident's first step waits for none of it
const ChangesToAccept = lazy(async () => ({ default: (await import('./ChangesToAccept.tsx')).ChangesToAccept }));

interface ChangesSinceApprovalProps {
  readonly submission: ChangesSinceApproval_submission$key;
}

/** Staff see what is no longer as it was approved, and can stand for it. Applicants see that the office looks at it. */
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
  if (submission.changesSinceApproval)
    return (
      <Suspense fallback={null}>
        <ChangesToAccept submission={submission} />
      </Suspense>
    );
  return (
    <Alert tone="info" title={submissionWords.lookedAt}>
      {submissionWords.lookedAtText}
    </Alert>
  );
}
