import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { submissionEndWords } from '#messages/filling/submissionEndWords.ts';
import type { EndingLinks_submission$key } from '#web/__generated__/EndingLinks_submission.graphql.ts';
import { publicFormPath } from '#web/parts/launchPaths.ts';
import { submittedAnswersPath } from '#web/parts/submissionPaths.ts';
import styles from '#web/screens/Submission/EndingLinks.module.css';

/** Where applicants go from the end of a submission: a copy of their answers, the next submission, or all of theirs. */
export function EndingLinks({ submission }: { readonly submission: EndingLinks_submission$key }): ReactElement {
  const { id, masterTemplate } = useFragment(
    graphql`
      fragment EndingLinks_submission on Submission {
        id
        masterTemplate {
          slug
          status
          publiclyLaunchable
          team {
            slug
          }
        }
      }
    `,
    submission,
  );
  const { slug, team, status, publiclyLaunchable } = masterTemplate;
  return (
    <ul className={styles.links} data-chrome="">
      <li>
        <Link to={submittedAnswersPath(id)}>{submissionEndWords.answers}</Link>
      </li>
      {status === 'published' && publiclyLaunchable && (
        <li>
          <Link to={publicFormPath({ teamSlug: team.slug, slug })}>{submissionEndWords.another}</Link>
        </li>
      )}
      <li>
        <Link to="/dashboard">{submissionEndWords.allOwn}</Link>
      </li>
    </ul>
  );
}
