import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { submissionBannerWords } from '#messages/submission/submissionBannerWords.ts';
import type { StaffCorrections_submission$key } from '#web/__generated__/StaffCorrections_submission.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { Alert } from '#web/ui/Alert.tsx';

interface CorrectionsProps {
  readonly submission: StaffCorrections_submission$key;
  readonly timeZone: string;
}

/** Notice that staff changed applicants' answers, and who did. */
export function StaffCorrections({ submission, timeZone }: CorrectionsProps): ReactElement | null {
  const { corrections } = useFragment(
    graphql`
      fragment StaffCorrections_submission on Submission {
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
            {sentence}, <RelativeTime at={createdAt} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </Alert>
  );
}
