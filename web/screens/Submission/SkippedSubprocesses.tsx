import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionBannerWords } from '#messages/submission/submissionBannerWords.ts';
import type { SkippedSubprocesses_submission$key } from '#web/__generated__/SkippedSubprocesses_submission.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** Required sub-submissions that are skipped because their form is not published. */
export function SkippedSubprocesses({
  submission,
}: {
  readonly submission: SkippedSubprocesses_submission$key;
}): ReactElement[] {
  const { subprocessRequirements } = useFragment(
    graphql`
      fragment SkippedSubprocesses_submission on Submission {
        subprocessRequirements {
          id
          isFormClosed
          subprocessId
          form {
            name
          }
        }
      }
    `,
    submission,
  );
  return subprocessRequirements
    .filter(({ isFormClosed, subprocessId }) => isFormClosed && subprocessId == null)
    .map(({ id, form }) => (
      <Alert
        key={id}
        tone="info"
        title={submissionBannerWords.skipped(form?.name ?? submissionBannerWords.unnamedForm)}
      >
        {submissionBannerWords.skippedText}
      </Alert>
    ));
}
