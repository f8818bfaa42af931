import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { uiWords } from '#messages/shell/uiWords.ts';
import { accessPanelWords } from '#messages/submission/accessPanelWords.ts';
import type { Assignees_submission$key } from '#web/__generated__/Assignees_submission.graphql.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Submission/panels/access/Assignees.module.css';

const facesShown = 3;

/** Three assignees with picture and name, then the number of others. */
export function Assignees({ submission }: { readonly submission: Assignees_submission$key }): ReactElement {
  const { assignees } = useFragment(
    graphql`
      fragment Assignees_submission on Submission {
        assignees {
          subjectId
          name
          initials
          user {
            avatar {
              url
            }
          }
        }
      }
    `,
    submission,
  );
  const others = assignees.slice(facesShown).map(({ name }) => name);
  if (assignees.length === 0) return <span>{accessPanelWords.nobodyWorks}</span>;
  return (
    <ul className={styles.assignees}>
      {assignees.slice(0, facesShown).map(({ subjectId, name, initials, user }) => (
        <li key={subjectId} className={styles.assignee}>
          <Avatar face={{ id: subjectId, name, initials, imageUrl: user?.avatar.url }} isNameBeside />
          {name}
        </li>
      ))}
      {others.length > 0 && (
        <li title={others.join(', ')}>
          <span aria-hidden="true">{accessPanelWords.more(others.length)}</span>
          <VisuallyHidden>{uiWords.more(others.join(', '))}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
}
