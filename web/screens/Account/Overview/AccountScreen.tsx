import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link } from 'react-router';
import { accountPageWords as words } from '#messages/account/accountPageWords.ts';
import type { IconName } from '#messages/shell/iconNames.ts';
import type { AccountScreenQuery } from '#web/__generated__/AccountScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Account/Overview/AccountScreen.module.css';

interface Entry {
  readonly icon: IconName;
  readonly to: string;
  readonly title: string;
  readonly about: string;
}

/** Everything about an account, each with its current state. */
export function AccountScreen({ query }: ScreenProps<AccountScreenQuery>): ReactElement | null {
  const { viewer } = usePreloadedQuery<AccountScreenQuery>(
    graphql`
      query AccountScreenQuery @preloadable {
        viewer {
          name
          email
          isEmailVerified
          secondFactors
          sessions {
            __typename
          }
          teams {
            __typename
          }
        }
      }
    `,
    query,
  );
  if (!viewer) return null;
  const { name, email, isEmailVerified, secondFactors, sessions, teams } = viewer;
  const entries: readonly Entry[] = [
    { icon: 'person', to: '/profile', title: words.profile, about: words.profileAbout(name) },
    isEmailVerified
      ? { icon: 'mail', to: '/profile', title: words.email, about: words.emailVerified(email) }
      : { icon: 'warning', to: '/users/unverified', title: words.verify, about: words.emailUnverified(email) },
    { icon: 'lock', to: '/password', title: words.password, about: words.passwordAbout },
    {
      ...{ icon: 'key', to: '/profile/security', title: words.security },
      about: secondFactors.length > 0 ? words.securityOn : words.securityOff,
    },
    { icon: 'desk', to: '/profile', title: words.sessions, about: words.sessionsAbout(sessions.length) },
    { icon: 'sliders', to: '/email_settings', title: words.emails, about: words.emailsAbout },
    { icon: 'document', to: '/dashboard', title: words.submissions, about: words.submissionsAbout },
    ...(teams.length > 0
      ? [{ icon: 'people', to: '/teams', title: words.teams, about: words.teamsAbout(teams.length) } as const]
      : []),
    { icon: 'sign-out', to: '/profile', title: words.close, about: words.closeAbout },
  ];
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <ul className={styles.list}>
        {entries.map(({ icon, to, title, about }) => (
          <li key={title} className={styles.entry}>
            <Icon name={icon} />
            <div className={styles.words}>
              <Link to={to} className={styles.link}>
                {title}
              </Link>
              <span className={styles.about}>{about}</span>
            </div>
            <Icon name="chevron-right" size={16} />
          </li>
        ))}
      </ul>
    </>
  );
}
