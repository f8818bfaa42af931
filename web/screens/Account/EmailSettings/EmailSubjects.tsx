import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { emailSettingsWords } from '#messages/account/emailSettingsWords.ts';
import type {
  EmailSubjects_viewer$data,
  EmailSubjects_viewer$key,
} from '#web/__generated__/EmailSubjects_viewer.graphql.ts';
import { Card, Cards } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Account/EmailSettings/EmailSettings.module.css';

type Subject = EmailSubjects_viewer$data['emailSubjects'][number];

/** Teams and forms that the user gets emails about. */
export function EmailSubjects({ viewer }: { readonly viewer: EmailSubjects_viewer$key }): ReactElement {
  const { emailSubjects } = useFragment(
    graphql`
      fragment EmailSubjects_viewer on Viewer {
        emailSubjects {
          subjectId
          type
          name
          teamName
        }
      }
    `,
    viewer,
  );
  // The server lists each team before its forms.
  const teams = emailSubjects.reduce<Subject[][]>((groups, subject) => {
    if (subject.type === 'Team') groups.push([subject]);
    else groups.at(-1)?.push(subject);
    return groups;
  }, []);
  return (
    <>
      <PageTitle note={emailSettingsWords.lead}>{emailSettingsWords.title}</PageTitle>
      {teams.length === 0 && (
        <EmptyState drawing="paper" title={emailSettingsWords.nothingTitle}>
          {emailSettingsWords.nothing}
        </EmptyState>
      )}
      <Cards>
        {teams.map((group) => (
          <Card key={group[0]?.subjectId} title={group[0]?.teamName ?? ''}>
            <ul className={styles.subjects}>
              {group.map(({ subjectId, type, name }) => (
                <li key={subjectId}>
                  <Link to={`/email_settings?about=${subjectId}`}>
                    {type === 'Team' ? emailSettingsWords.all(name) : name}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Cards>
    </>
  );
}
