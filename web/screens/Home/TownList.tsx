import { useId, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { landingWords as words } from '#messages/shell/landingWords.ts';
import type { TownList_teams$key } from '#web/__generated__/TownList_teams.graphql.ts';
import { TeamMonogram } from '#web/parts/TeamMonogram.tsx';
import styles from '#web/screens/Home/Landing.module.css';

/** More would be taller than the title beside them. */
const mostBeside = 4;

interface TownListProps {
  readonly teams: TownList_teams$key;
  readonly title?: string;
}

/** Towns and departments to choose from. */
export function TownList({ teams, title = words.chooseTown }: TownListProps): ReactElement {
  const id = useId();
  const { edges } = useFragment(
    graphql`
      fragment TownList_teams on QueryPublicTeamsConnection {
        edges {
          node {
            id
            name
            slug
            ...TeamMonogram_team
          }
        }
      }
    `,
    teams,
  );
  return (
    <section className={styles.towns} data-few={edges.length <= mostBeside || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.list} aria-labelledby={id}>
        {edges.map(({ node }) => (
          <li key={node.id}>
            <Link to={`/${node.slug}`} className={styles.town} data-form-link="">
              <TeamMonogram team={node} />
              {node.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
