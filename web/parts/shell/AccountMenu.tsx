import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { accountPageWords } from '#messages/account/accountPageWords.ts';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { shellWords } from '#messages/shell/shellWords.ts';
import type { AccountMenu_viewer$key } from '#web/__generated__/AccountMenu_viewer.graphql.ts';
import { useSignOutAndLeave } from '#web/parts/session/useSignOutAndLeave.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import styles from '#web/parts/shell/AccountMenu.module.css';

interface PeopleMenuProps {
  readonly viewer: AccountMenu_viewer$key;
}

/** Account menu. */
export function AccountMenu({ viewer }: PeopleMenuProps): ReactElement {
  const { name, email, isOperator, hasAssignments, hasOtherForms, teams, user } = useFragment(
    graphql`
      fragment AccountMenu_viewer on Viewer {
        name
        email
        isOperator
        hasAssignments
        hasOtherForms
        teams {
          id
        }
        user {
          id
          initials
          avatar {
            url
          }
        }
      }
    `,
    viewer,
  );
  const isStaff = teams.length > 0 || hasOtherForms || hasAssignments;
  const leaving = useSignOutAndLeave();
  return (
    <Menu
      label={`${shellWords.account}: ${name}`}
      face={
        <>
          <Avatar face={{ id: user.id, name, initials: user.initials, imageUrl: user.avatar.url }} isNameBeside />
          <span className={styles.name}>{name}</span>
          <Icon name="chevron-down" size={16} />
        </>
      }
      heading={email}
      entries={[
        { id: 'submissions', label: shellWords.ownSubmissions, icon: 'document', to: '/dashboard' },
        ...(hasAssignments
          ? [
              { id: 'tasks', label: shellWords.tasks, icon: 'check' as const, to: '/my_tasks' },
              { id: 'assigned', label: shellWords.assigned, icon: 'list' as const, to: '/processes?assigned=me' },
              { id: 'reviews', label: shellWords.reviews, icon: 'review' as const, to: '/reviews' },
            ]
          : []),
        { id: 'account', label: accountPageWords.title, icon: 'person', to: '/account' },
        { id: 'profile', label: shellWords.profile, icon: 'person', to: '/profile' },
        ...(isOperator
          ? [{ id: 'operator', label: operatorNavWords.link, icon: 'sliders' as const, to: '/operator' }]
          : []),
        { id: 'password', label: shellWords.password, icon: 'lock', to: '/password' },
        ...(isStaff
          ? [{ id: 'emails', label: shellWords.emailSettings, icon: 'mail' as const, to: '/email_settings' }]
          : []),
        { id: 'security', label: shellWords.security, icon: 'key', to: '/profile/security' },
        {
          id: 'out',
          label: leaving.pending === null ? shellWords.signOut : shellWords.signingOut,
          icon: 'sign-out',
          startsGroup: true,
          onPress: () => leaving.run('out'),
        },
      ]}
    />
  );
}
