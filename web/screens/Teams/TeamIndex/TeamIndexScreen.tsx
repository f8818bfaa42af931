import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';

import type { TeamIndexScreenQuery } from '#web/__generated__/TeamIndexScreenQuery.graphql.ts';
import { teamsWords } from '#web/messages/teams.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

import { TeamCard } from './TeamCard.tsx';
import styles from './TeamIndexScreen.module.css';

export function TeamIndexScreen({ query }: ScreenProps<TeamIndexScreenQuery>): ReactElement {
  const { myTeams } = usePreloadedQuery<TeamIndexScreenQuery>(
    graphql`
      query TeamIndexScreenQuery @preloadable {
        myTeams {
          id
          ...TeamCard_team
        }
      }
    `,
    query,
  );
  if (myTeams.length === 0) {
    return (
      <>
        <PageTitle>{teamsWords.title}</PageTitle>
        <EmptyState
          drawing="gate"
          title={teamsWords.emptyTitle}
          action={
            <ButtonLink look="primary" to="/teams/new">
              {teamsWords.createFirst}
            </ButtonLink>
          }
        >
          {teamsWords.empty}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageTitle
        action={
          <ButtonLink look="primary" icon="plus" to="/teams/new">
            {teamsWords.create}
          </ButtonLink>
        }
      >
        {teamsWords.title}
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
