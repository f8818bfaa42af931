import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { PeopleMenu_viewer$key } from '#web/__generated__/PeopleMenu_viewer.graphql.ts';
import { operatorWords } from '#web/messages/operatorWords.ts';
import { shellWords } from '#web/messages/shell.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { signInPath } from '#web/parts/session/safePath.ts';
import { useSignOut } from '#web/parts/session/useSignOut.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

import styles from './PeopleMenu.module.css';

interface PeopleMenuProps {
  readonly viewer: PeopleMenu_viewer$key;
}

/** The account of whoever is signed in. */
export function PeopleMenu({ viewer }: PeopleMenuProps): ReactElement {
  const { name, email, isOperator, hasAssignments, user } = useFragment(
    graphql`
      fragment PeopleMenu_viewer on Viewer {
        name
        email
        isOperator
        hasAssignments
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
  const [signOut] = useSignOut();
  const leaving = useAction(
    async () => {
      const outcome = await signOut({});
      if (outcome.kind !== 'done') flash(shellWords.signOutFailed, 'danger');
      return outcome;
    },
    // what the page holds in memory belongs to whoever has left
    () => location.assign(signInPath(null, 'signed_out')),
  );
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
          ? [{ id: 'assigned', label: shellWords.assigned, icon: 'review' as const, to: '/processes?assigned=me' }]
          : []),
        { id: 'profile', label: shellWords.profile, icon: 'person', to: '/profile' },
        ...(isOperator
          ? [{ id: 'operator', label: operatorWords.link, icon: 'sliders' as const, to: '/operator' }]
          : []),
        { id: 'password', label: shellWords.password, icon: 'lock', to: '/password' },
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
