import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { healthWords as words } from '#messages/operator/healthWords.ts';
import { operatorNavWords } from '#messages/operator/operatorNavWords.ts';
import type { HealthScreenQuery } from '#web/__generated__/HealthScreenQuery.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { FailedEmails } from '#web/screens/Operator/Health/FailedEmails.tsx';
import { FailedJobs } from '#web/screens/Operator/Health/FailedJobs.tsx';
import { HealthFacts } from '#web/screens/Operator/Health/HealthFacts.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** Whether everything works, and what failed for good, to be retried or discarded. */
export function HealthScreen({ query }: ScreenProps<HealthScreenQuery>): ReactElement {
  const { viewer, installation } = usePreloadedQuery<HealthScreenQuery>(healthQuery, query);
  const environment = useRelayEnvironment();
  const [isRefreshing, setRefreshing] = useState(false);
  if (!installation) throw new RequestError('notFound');
  const { health } = installation;
  const timeZone = viewer?.timeZone ?? 'UTC';
  const refresh = (message?: string): void => {
    setRefreshing(true);
    if (message !== undefined) flash(message);
    const stop = (): void => setRefreshing(false);
    refetchQuery<HealthScreenQuery>(environment, healthQuery, {}).subscribe({ complete: stop, error: stop });
  };
  return (
    <>
      <PageTitle
        within={operatorNavWords.title}
        note={
          <>
            {words.at} <RelativeTime at={health.at} timeZone={timeZone} />
          </>
        }
        action={
          <Button isPending={isRefreshing} pendingLabel={words.refreshing} onPress={() => refresh()}>
            {words.refresh}
          </Button>
        }
      >
        {words.title}
      </PageTitle>
      {health.problems.length === 0 ? (
        <Alert tone="success" title={words.allWell} />
      ) : (
        <Alert tone="warning" title={words.trouble}>
          <ul>
            {health.problems.map((problem) => (
              <li key={problem}>{words.problems[problem]}</li>
            ))}
          </ul>
        </Alert>
      )}
      <HealthFacts health={health} timeZone={timeZone} />
      <Cards isWide>
        <FailedJobs health={health} timeZone={timeZone} onChange={refresh} />
        <FailedEmails health={health} timeZone={timeZone} onChange={refresh} />
      </Cards>
    </>
  );
}

const healthQuery = graphql`
  query HealthScreenQuery @preloadable {
    viewer {
      timeZone
    }
    installation {
      health {
        at
        problems
        ...HealthFacts_health
        ...FailedJobs_health
        ...FailedEmails_health
      }
    }
  }
`;
