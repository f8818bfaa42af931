import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { statusWords as words } from '#messages/submission/statusWords.ts';
import type { StatusScreenQuery } from '#web/__generated__/StatusScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { PublicShell } from '#web/parts/shell/PublicShell.tsx';
import { TownShell } from '#web/parts/shell/TownShell.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { AskForCode } from '#web/screens/Status/AskForCode.tsx';
import { EnterCode } from '#web/screens/Status/EnterCode.tsx';
import type { RequestedCode } from '#web/screens/Status/RequestedCode.ts';
import { ShownStatus } from '#web/screens/Status/ShownStatus.tsx';
import { keepStatusToken } from '#web/screens/Status/statusVisit.ts';
import { Alert } from '#web/ui/Alert.tsx';

/** The status of a submission for people without an account: number and email address, code, status. */
export function StatusScreen({ query }: ScreenProps<StatusScreenQuery>): ReactElement {
  const {
    viewer,
    teamBySlug: team,
    publicStatus,
  } = usePreloadedQuery<StatusScreenQuery>(
    graphql`
      query StatusScreenQuery($teamSlug: String!, $token: String!, $isOpen: Boolean!) @preloadable {
        viewer {
          __typename
        }
        teamBySlug(slug: $teamSlug) {
          id
          slug
          ...TownShell_team
        }
        publicStatus(token: $token) @include(if: $isOpen) {
          team {
            id
          }
          ...ShownStatus_status
        }
      }
    `,
    query,
  );
  const [requested, setRequested] = useState<RequestedCode | null>(null);
  const here = useLocation();
  const depart = useGuardedNavigation();
  if (!team)
    return (
      <PublicShell>
        <NotFoundScreen />
      </PublicShell>
    );
  // The team's slug changed; redirect to the current one.
  if (query.variables.teamSlug.toLowerCase() !== team.slug.toLowerCase())
    return <Redirect to={`/${team.slug}/status${here.search}`} />;
  const isSignedIn = Boolean(viewer);
  const show = (token: string | null): void => {
    keepStatusToken(token);
    setRequested(null);
    depart().go(here, { replace: true });
  };
  if (publicStatus && publicStatus.team.id === team.id)
    return (
      <TownShell team={team} isSignedIn={isSignedIn}>
        <ShownStatus status={publicStatus} onClose={() => show(null)} />
      </TownShell>
    );
  const hasEnded = query.variables.isOpen && !publicStatus;
  return (
    <TownShell team={team} isSignedIn={isSignedIn}>
      {hasEnded && requested === null && (
        <Alert tone="info" isLive>
          {words.ended}
        </Alert>
      )}
      {requested === null ? (
        <AskForCode teamId={team.id} isSignedIn={isSignedIn} onAsked={setRequested} />
      ) : (
        <EnterCode requested={requested} onOpened={show} onAgain={() => setRequested(null)} />
      )}
    </TownShell>
  );
}
