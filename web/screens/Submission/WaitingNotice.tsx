import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link, useLocation } from 'react-router';
import { statusPath } from '#domain/submission/statusPath.ts';
import { changeRequestWords } from '#messages/review/changeRequestWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { WaitingNotice_submission$key } from '#web/__generated__/WaitingNotice_submission.graphql.ts';
import { isAfterChanges } from '#web/screens/Submission/changeRequests/afterChanges.ts';
import { EndingLinks } from '#web/screens/Submission/EndingLinks.tsx';
import { Alert } from '#web/ui/Alert.tsx';

/** For applicants at a step of the office: confirms what they sent and says whose turn it is. */
export function WaitingNotice({
  submission: key,
}: {
  readonly submission: WaitingNotice_submission$key;
}): ReactElement {
  const submission = useFragment(
    graphql`
      fragment WaitingNotice_submission on Submission {
        scopedId
        customId
        masterTemplate {
          team {
            slug
          }
        }
        whatNext {
          sentence
          isViewers
        }
        id
      }
    `,
    key,
  );
  const { id, scopedId, customId, masterTemplate, whatNext } = submission;
  const isAboutChanges = isAfterChanges(useLocation().state);
  if (whatNext.isViewers) return <Alert tone="info">{whatNext.sentence}</Alert>;
  const number = customId ?? String(scopedId);
  return (
    <Alert
      tone="success"
      title={isAboutChanges ? changeRequestWords.sent : submissionWords.sent}
      isLive={isAboutChanges}
    >
      <p>{submissionWords.sentNumber(number)}</p>
      <p>
        {submissionWords.inProgress}. {whatNext.sentence}
      </p>
      <p>{submissionWords.sentFollows}</p>
      <p>
        <Link to={statusPath(masterTemplate.team.slug, number)}>{submissionWords.sentStatus}</Link>
      </p>
      <EndingLinks submissionId={id} />
    </Alert>
  );
}
