import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { teamWords } from '#messages/team/teamWords.ts';
import type { TeamCard_team$key } from '#web/__generated__/TeamCard_team.graphql.ts';
import { TeamMonogram } from '#web/parts/TeamMonogram.tsx';
import styles from '#web/screens/Teams/TeamIndex/TeamIndexScreen.module.css';

interface TeamCardProps {
  readonly team: TeamCard_team$key;
}

export function TeamCard({ team }: TeamCardProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment TeamCard_team on Team {
        slug
        name
        members {
          __typename
        }
        ...TeamMonogram_team
      }
    `,
    team,
  );
  const { slug, name, members } = data;
  return (
    <Link to={`/teams/${slug}`} className={styles.card}>
      <TeamMonogram team={data} />
      <span>
        <span className={styles.name}>{name}</span>
        <br />
        <span className={styles.facts}>{teamWords.members(members.length)}</span>
      </span>
    </Link>
  );
}
