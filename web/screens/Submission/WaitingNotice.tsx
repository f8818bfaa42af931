import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { WaitingNotice_submission$key } from '#web/__generated__/WaitingNotice_submission.graphql.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** For applicants at a step of the office: confirms what they sent and says whose turn it is. */
export function WaitingNotice({ submission }: { readonly submission: WaitingNotice_submission$key }): ReactElement {
  const { scopedId, customId, whatNext } = useFragment(
    graphql`
      fragment WaitingNotice_submission on Submission {
        scopedId
        customId
        whatNext {
          sentence
          isViewers
        }
      }
    `,
    submission,
  );
  if (whatNext.isViewers) return <Alert tone="info">{whatNext.sentence}</Alert>;
  return (
    <Alert tone="success" title={submissionWords.sent}>
      <p>{submissionWords.sentNumber(customId ?? String(scopedId))}</p>
      <p>
        {submissionWords.inProgress}. {whatNext.sentence}
      </p>
      <p>{submissionWords.sentFollows}</p>
    </Alert>
  );
}
