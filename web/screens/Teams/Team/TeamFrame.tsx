import type { ReactElement } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay';
import { matchPath, NavLink, Outlet, useLocation } from 'react-router';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { formatCount } from '#domain/kernel/plural.ts';
import { editSuggestionWords } from '#messages/entity/editSuggestionWords.ts';
import { entityListWords } from '#messages/entity/entityListWords.ts';
import { paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import { teamNavWords } from '#messages/team/teamWords.ts';
import type { TeamFrame_paymentIssues$key } from '#web/__generated__/TeamFrame_paymentIssues.graphql.ts';
import type { TeamFrame_suggestions$key } from '#web/__generated__/TeamFrame_suggestions.graphql.ts';
import type { TeamFrameQuery } from '#web/__generated__/TeamFrameQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { directoryPages, isDirectoryPath } from '#web/parts/team/directoryPages.ts';
import { teamPages } from '#web/parts/team/teamPages.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FoldingNav } from '#web/screens/Teams/Team/FoldingNav.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Teams/Team/TeamFrame.module.css';

/** Frame of a team's pages, with its navigation. */
export function TeamFrame({ query }: ScreenProps<TeamFrameQuery>): ReactElement {
  const { teamBySlug: team } = usePreloadedQuery<TeamFrameQuery>(
    graphql`
      query TeamFrameQuery($slug: String!) @preloadable {
        teamBySlug(slug: $slug) {
          slug
          availableActions
          isSuspended
          suspensionReason
          ...TeamFrame_paymentIssues
          ...TeamFrame_suggestions
        }
      }
    `,
    query,
  );
  const { pathname, search } = useLocation();
  if (!team?.availableActions.includes('viewTeam')) throw new RequestError('notFound');
  const at = `/teams/${team.slug}`;
  const isDirectory = isDirectoryPath(pathname);
  const pages = isDirectory ? directoryPages : teamPages;
  const requestedSlug = query.variables.slug;
  // The team's slug changed; redirect to the current one.
  if (
    requestedSlug.toLowerCase() !== team.slug.toLowerCase() &&
    pathname.startsWith(`/teams/${requestedSlug}`) &&
    !isUuid(requestedSlug)
  )
    return <Redirect to={`${at}${pathname.slice(`/teams/${requestedSlug}`.length)}${search}`} />;
  const links = pages(team.slug, team.availableActions);
  const current = links.find(({ to, isExact = false }) => matchPath({ path: to, end: isExact }, pathname));
  return (
    <div className={styles.frame} data-frame="whole">
      <FoldingNav label={isDirectory ? entityListWords.nav : teamNavWords.label} current={current?.label}>
        {links.map(({ to, label, isExact = false, counts }) => (
          <NavLink key={to} to={to} end={isExact} className={styles.link ?? ''}>
            {label}
            {counts === 'paymentIssues' && <PaymentIssueCount team={team} />}
            {counts === 'editSuggestions' && <SuggestionCount team={team} />}
          </NavLink>
        ))}
      </FoldingNav>
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

/** Number of payment issues; nothing if there are none. */
function PaymentIssueCount({ team }: { readonly team: TeamFrame_paymentIssues$key }): ReactElement | null {
  const { paymentIssueCount } = useFragment(
    graphql`
      fragment TeamFrame_paymentIssues on Team {
        paymentIssueCount
      }
    `,
    team,
  );
  if (!paymentIssueCount) return null;
  return (
    <Count shown={paymentIssueWords.count(paymentIssueCount)} said={paymentIssueWords.counted(paymentIssueCount)} />
  );
}

/** Number of requests with open suggestions; nothing if there are none. */
function SuggestionCount({ team }: { readonly team: TeamFrame_suggestions$key }): ReactElement | null {
  const { openEditSuggestionsRequestCount: count } = useFragment(
    graphql`
      fragment TeamFrame_suggestions on Team {
        openEditSuggestionsRequestCount
      }
    `,
    team,
  );
  if (!count) return null;
  return <Count shown={formatCount(count)} said={editSuggestionWords.counted(count)} />;
}

function Count({ shown, said }: { readonly shown: string; readonly said: string }): ReactElement {
  return (
    <span className={styles.count}>
      <span aria-hidden="true">
        <Badge tone="warning">{shown}</Badge>
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
