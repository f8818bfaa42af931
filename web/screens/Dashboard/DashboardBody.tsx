import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DashboardBody_metrics$key } from '#web/__generated__/DashboardBody_metrics.graphql.ts';
import { figureListPath } from '#web/charts/figureListPaths.ts';
import type { MetricsFilter } from '#web/charts/metricsFilter.ts';
import { plainId } from '#web/relay/plainId.ts';
import { AttentionTable } from '#web/screens/Dashboard/AttentionTable.tsx';
import { FormDonutChart } from '#web/screens/Dashboard/FormDonutChart.tsx';
import { OutputChart } from '#web/screens/Dashboard/OutputChart.tsx';
import { RevenueSection } from '#web/screens/Dashboard/RevenueSection.tsx';
import { SubmissionFigures } from '#web/screens/Dashboard/SubmissionFigures.tsx';
import styles from '#web/charts/charts.module.css';

interface MetricsBodyProps {
  readonly metrics: DashboardBody_metrics$key;
  readonly filter: MetricsFilter;
  /** for people who look after money and don't manage the team */
  readonly isMoneyFirst: boolean;
}

/** All figures, the most used first. */
export function DashboardBody({ metrics, filter, isMoneyFirst }: MetricsBodyProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment DashboardBody_metrics on Metrics {
        timeZone
        forms {
          id
          teamId
        }
        ...SubmissionFigures_metrics
        breakdown {
          __typename
        }
        ...FormDonutChart_metrics
        ...OutputChart_metrics
        moneyTeamSlug
        revenue {
          ...RevenueSection_revenue
        }
        attention {
          ...AttentionTable_rows
        }
      }
    `,
    metrics,
  );
  const offered = data.forms.map(({ id, teamId }) => ({ id: plainId(id), teamId: plainId(teamId) }));
  const paths = figureListPath(filter, offered);
  const money = data.revenue && (
    <RevenueSection revenue={data.revenue} teamSlug={data.moneyTeamSlug ?? null} filter={filter} />
  );
  return (
    <>
      {isMoneyFirst && money}
      <SubmissionFigures metrics={data} paths={paths} />
      <div className={styles.charts}>
        {/* a ring of one form would say nothing */}
        {data.breakdown.length !== 1 && <FormDonutChart metrics={data} paths={paths} />}
        <OutputChart metrics={data} days={filter} />
      </div>
      <AttentionTable rows={data.attention} timeZone={data.timeZone} />
      {!isMoneyFirst && money}
    </>
  );
}
