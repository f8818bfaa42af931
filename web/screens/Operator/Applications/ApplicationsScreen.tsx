import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import { teamApplicationWords } from '#messages/operator/operatorPageWords.ts';
import type { ApplicationsScreenQuery } from '#web/__generated__/ApplicationsScreenQuery.graphql.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ApplicationCard } from '#web/screens/Operator/Applications/ApplicationCard.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Team requests, oldest first, with decided ones below. */
export function ApplicationsScreen({ query }: ScreenProps<ApplicationsScreenQuery>): ReactElement {
  const { viewer, installation } = usePreloadedQuery<ApplicationsScreenQuery>(
    graphql`
      query ApplicationsScreenQuery @preloadable {
        viewer {
          timeZone
        }
        installation {
          waiting: teamApplications(state: waiting) {
            id
            ...ApplicationCard_application
          }
          approved: teamApplications(state: approved) {
            id
            ...ApplicationCard_application
          }
          declined: teamApplications(state: declined) {
            id
            ...ApplicationCard_application
          }
        }
      }
    `,
    query,
  );
  const timeZone = viewer?.timeZone ?? 'UTC';
  const waiting = installation?.waiting ?? [];
  const decided = [...(installation?.approved ?? []), ...(installation?.declined ?? [])];
  return (
    <>
      <PageTitle within={operatorNavWords.title}>{teamApplicationWords.title}</PageTitle>
      {waiting.length === 0 ? (
        <EmptyState drawing="people" title={teamApplicationWords.emptyTitle}>
          {teamApplicationWords.empty}
        </EmptyState>
      ) : (
        <Cards>
          {waiting.map((application) => (
            <ApplicationCard key={application.id} application={application} timeZone={timeZone} />
          ))}
        </Cards>
      )}
      {decided.length > 0 && (
        <section aria-label={teamApplicationWords.decided}>
          <h2>{teamApplicationWords.decided}</h2>
          <Cards>
            {decided.map((application) => (
              <ApplicationCard key={application.id} application={application} timeZone={timeZone} />
            ))}
          </Cards>
        </section>
      )}
    </>
  );
}
