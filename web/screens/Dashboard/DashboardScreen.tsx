import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLocation } from 'react-router';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { DashboardScreenQuery } from '#web/__generated__/DashboardScreenQuery.graphql.ts';
import { metricsFilterIn, metricsPath } from '#web/charts/metricsFilter.ts';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import { SetupSteps } from '#web/parts/team/SetupSteps.tsx';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DashboardBody } from '#web/screens/Dashboard/DashboardBody.tsx';
import { DashboardFilterBar } from '#web/screens/Dashboard/DashboardFilterBar.tsx';
import { formatPeriod } from '#web/screens/Dashboard/formatPeriod.ts';
import { useLiveMetrics } from '#web/screens/Dashboard/useLiveMetrics.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/charts/charts.module.css';

/** The staff's start page: live figures about submissions and revenue. */
export function DashboardScreen({ query }: ScreenProps<DashboardScreenQuery>): ReactElement {
  const { search } = useLocation();
  const { isUnderway } = useNavigationState();
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery($teamIds: [ID!], $formIds: [ID!], $launchedFrom: String, $launchedTo: String)
      @preloadable {
        viewer {
          teams {
            availableActions
            ...SetupSteps_teams
          }
          metrics(teamIds: $teamIds, formIds: $formIds, launchedFrom: $launchedFrom, launchedTo: $launchedTo) {
            forms {
              __typename
              ...DashboardFilterBar_forms
            }
            ...DashboardBody_metrics
          }
        }
      }
    `,
    query,
  );
  useLiveMetrics(query.variables);
  const filter = metricsFilterIn(new URLSearchParams(search));
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
  const isManager = viewer.teams.some(({ availableActions }) => availableActions.includes('updateTeam'));
  return (
    <div data-frame="whole" className={styles.page}>
      <PageTitle note={formatPeriod(filter)}>{metricsWords.title}</PageTitle>
      <SetupSteps teams={viewer.teams} />
      <DashboardFilterBar key={metricsPath(filter)} filter={filter} forms={metrics.forms} />
      <div className={styles.body} aria-busy={isUnderway || undefined}>
        <DashboardBody metrics={metrics} filter={filter} isMoneyFirst={!isManager} />
      </div>
    </div>
  );
}
