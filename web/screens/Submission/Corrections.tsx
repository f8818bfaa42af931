import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionBannerWords } from '#messages/submission/submissionBannerWords.ts';
import type { Corrections_submission$key } from '#web/__generated__/Corrections_submission.graphql.ts';
import { Moment } from '#web/parts/Moment.tsx';
import { Alert } from '#web/ui/Alert.tsx';

interface CorrectionsProps {
  readonly submission: Corrections_submission$key;
  readonly timeZone: string;
}

/** Notice that staff changed applicants' answers, and who did. */
export function Corrections({ submission, timeZone }: CorrectionsProps): ReactElement | null {
  const { corrections } = useFragment(
    graphql`
      fragment Corrections_submission on Submission {
        corrections {
          id
          sentence
          createdAt
        }
      }
    `,
    submission,
  );
  if (corrections.length === 0) return null;
  return (
    <Alert tone="info" title={submissionBannerWords.corrected}>
      <ul>
        {corrections.map(({ id, sentence, createdAt }) => (
          <li key={id}>
            {sentence}, <Moment at={createdAt} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
