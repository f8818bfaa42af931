import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { MetricsScreenQuery } from '#web/__generated__/MetricsScreenQuery.graphql.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { MetricsBody } from '#web/screens/Metrics/MetricsBody.tsx';
import { filterIn, filterPath } from '#web/screens/Metrics/metricsFilter.ts';
import { MetricsFilterBar } from '#web/screens/Metrics/MetricsFilterBar.tsx';
import { periodInWords } from '#web/screens/Metrics/periodInWords.ts';
import { useLiveMetrics } from '#web/screens/Metrics/useLiveMetrics.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Metrics/Metrics.module.css';

/** The staff's start page: live figures about submissions and revenue. */
export function MetricsScreen({ query }: ScreenProps<MetricsScreenQuery>): ReactElement {
  const { search } = useLocation();
  const { isUnderway } = useTravel();
  const { viewer } = usePreloadedQuery<MetricsScreenQuery>(
    graphql`
      query MetricsScreenQuery($teamIds: [ID!], $formIds: [ID!], $launchedFrom: String, $launchedTo: String)
      @preloadable {
        viewer {
          metrics(teamIds: $teamIds, formIds: $formIds, launchedFrom: $launchedFrom, launchedTo: $launchedTo) {
            forms {
              __typename
              ...MetricsFilterBar_forms
            }
            ...MetricsBody_metrics
          }
        }
      }
    `,
    query,
  );
  useLiveMetrics(query.variables);
  const filter = filterIn(new URLSearchParams(search));
  const metrics = viewer?.metrics;
  if (!metrics || metrics.forms.length === 0)
    return (
      <>
        <PageTitle>{metricsWords.title}</PageTitle>
        <EmptyState
          drawing="paper"
          title={metricsWords.emptyTitle}
          action={<ButtonLink to="/workflows">{metricsWords.emptyAction}</ButtonLink>}
        >
          {metricsWords.emptyText}
        </EmptyState>
      </>
    );
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle note={periodInWords(filter)}>{metricsWords.title}</PageTitle>
      <MetricsFilterBar key={filterPath(filter)} filter={filter} forms={metrics.forms} />
      <div className={styles.body} aria-busy={isUnderway || undefined}>
        <MetricsBody metrics={metrics} filter={filter} />
      </div>
    </div>
  );
}
