import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { teamWords } from '#messages/team/teamWords.ts';
import type { TeamIndexScreenQuery } from '#web/__generated__/TeamIndexScreenQuery.graphql.ts';
import { NoTeam } from '#web/parts/team/NoTeam.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { TeamCard } from '#web/screens/Teams/TeamIndex/TeamCard.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Teams/TeamIndex/TeamIndexScreen.module.css';

export function TeamIndexScreen({ query }: ScreenProps<TeamIndexScreenQuery>): ReactElement {
  const { viewer, myTeams } = usePreloadedQuery<TeamIndexScreenQuery>(
    graphql`
      query TeamIndexScreenQuery @preloadable {
        viewer {
          wayToTeam
          ...NoTeam_viewer
        }
        myTeams {
          id
          ...TeamCard_team
        }
      }
    `,
    query,
  );
  const way = viewer?.wayToTeam ?? 'none';
  if (myTeams.length === 0) {
    return (
      <>
        <PageTitle>{teamWords.title}</PageTitle>
        <NoTeam viewer={viewer} title={teamWords.emptyTitle} reason={teamWords.empty} />
      </>
    );
  }
  return (
    <>
      <PageTitle
        action={
          way !== 'none' && (
            <ButtonLink variant="primary" icon="plus" to="/teams/new">
              {way === 'create' ? teamWords.create : teamWords.ask}
            </ButtonLink>
          )
        }
      >
        {teamWords.title}
      </PageTitle>
      <ul className={styles.teams}>
        {myTeams.map((team) => (
          <li key={team.id}>
            <TeamCard team={team} />
          </li>
        ))}
      </ul>
    </>
  );
}
