import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { ownSubmissionsWords as words } from '#messages/filling/ownSubmissionsWords.ts';
import type { NothingStartedQuery } from '#web/__generated__/NothingStartedQuery.graphql.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionList.module.css';

/** For people who haven't started anything: where the forms are. */
export function NothingStarted(): ReactElement {
  const { data } = useQueryResponse<NothingStartedQuery>(
    graphql`
      query NothingStartedQuery {
        publicTeams(first: 6) {
          edges {
            node {
              id
              name
              slug
            }
          }
        }
      }
    `,
    {},
  );
  const towns = data?.publicTeams.edges ?? [];
  return (
    <EmptyState
      drawing="paper"
      title={words.emptyTitle}
      action={
        towns.length > 0 && (
          <ul className={styles.towns}>
            {towns.map(({ node: { id, name, slug } }) => (
              <li key={id}>
                <ButtonLink to={`/${slug}`}>{words.allForms(name)}</ButtonLink>
              </li>
            ))}
          </ul>
        )
      }
    >
      {words.empty}
    </EmptyState>
  );
}
