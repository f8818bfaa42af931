import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { directoryWords } from '#messages/team/teamWords.ts';
import type { TeamChoice_query$key } from '#web/__generated__/TeamChoice_query.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/screens/Teams/Members/Members.module.css';

interface TeamChoiceProps {
  readonly query: TeamChoice_query$key;
  /** slug of the selected team */
  readonly value: string;
  readonly page?: 'people' | 'entities';
}

/** Switches the directory to another of the user's teams. */
export function TeamChoice({ query, value, page = 'people' }: TeamChoiceProps): ReactElement | null {
  const { myTeams } = useFragment(
    graphql`
      fragment TeamChoice_query on Query {
        myTeams {
          slug
          name
        }
      }
    `,
    query,
  );
  const depart = useGuardedNavigation();
  const isOwn = myTeams.some(({ slug }) => slug === value);
  if (myTeams.length < 2 || !isOwn) return null;
  return (
    <div className={styles.choice}>
      <Select
        id="team"
        name="team"
        label={directoryWords.team}
        value={value}
        options={myTeams.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(slug) => depart().go(`/teams/${slug}/${page}`)}
      />
    </div>
  );
}
