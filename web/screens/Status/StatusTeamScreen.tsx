import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { statusWords as words } from '#messages/submission/statusWords.ts';
import type { StatusTeamScreenQuery } from '#web/__generated__/StatusTeamScreenQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ChooseTeam } from '#web/screens/Status/ChooseTeam.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function StatusTeamScreen({ query }: ScreenProps<StatusTeamScreenQuery>): ReactElement {
  const { statusTeams } = usePreloadedQuery<StatusTeamScreenQuery>(
    graphql`
      query StatusTeamScreenQuery @preloadable {
        statusTeams {
          ...ChooseTeam_teams
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
  return (
    <>
      <PageTitle note={statusTeams.length > 0 ? words.chooseLead : words.noTeams}>{words.chooseTitle}</PageTitle>
      {statusTeams.length > 0 && <ChooseTeam teams={statusTeams} onChoose={(slug) => depart().go(`/${slug}/status`)} />}
    </>
  );
}
