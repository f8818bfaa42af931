import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { NavLink, Outlet, useLocation } from 'react-router';
import { isUuid } from '#domain/kernel/isUuid.ts';
import type { TeamFrameQuery } from '#web/__generated__/TeamFrameQuery.graphql.ts';
import { teamNavWords } from '#web/messages/teams.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { teamPages } from '#web/parts/team/teamPages.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import styles from '#web/screens/Teams/Team/TeamFrame.module.css';

/** Around the pages of one team: the way from each to the others. */
export function TeamFrame({ query }: ScreenProps<TeamFrameQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<TeamFrameQuery>(
    graphql`
      query TeamFrameQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          slug
          availableActions
          isSuspended
          suspensionReason
        }
      }
    `,
    query,
  );
  const { pathname, search } = useLocation();
  if (!team?.availableActions.includes('viewTeam')) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const asked = query.variables.slug;
  // an address that the team had before
  if (asked.toLowerCase() !== team.slug.toLowerCase() && pathname.startsWith(`/teams/${asked}`) && !isUuid(asked))
    return <Redirect to={`${at}${pathname.slice(`/teams/${asked}`.length)}${search}`} />;
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={teamNavWords.label} data-chrome="">
        {teamPages(team.slug, team.availableActions).map(({ to, label, isExact = false }) => (
          <NavLink key={to} to={to} end={isExact} className={styles.link ?? ''}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className={styles.page}>
        {team.isSuspended && (
          <Alert tone="danger" title={teamNavWords.suspended}>
            {team.suspensionReason}
          </Alert>
        )}
        <Outlet />
      </div>
    </div>
  );
}
