import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MetricsBody_metrics$key } from '#web/__generated__/MetricsBody_metrics.graphql.ts';
import { plainId } from '#web/relay/plainId.ts';
import { AttentionTable } from '#web/screens/Metrics/AttentionTable.tsx';
import { FormBreakdown } from '#web/screens/Metrics/FormBreakdown.tsx';
import { listPathsOf } from '#web/screens/Metrics/listPaths.ts';
import type { MetricsFilter } from '#web/screens/Metrics/metricsFilter.ts';
import { OutputBars } from '#web/screens/Metrics/OutputBars.tsx';
import { RevenueSection } from '#web/screens/Metrics/RevenueSection.tsx';
import { SubmissionFigures } from '#web/screens/Metrics/SubmissionFigures.tsx';
import styles from '#web/screens/Metrics/Metrics.module.css';

interface MetricsBodyProps {
  readonly metrics: MetricsBody_metrics$key;
  readonly filter: MetricsFilter;
}

/** All figures, the most used first. */
export function MetricsBody({ metrics, filter }: MetricsBodyProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment MetricsBody_metrics on Metrics {
        timeZone
        forms {
          id
          teamId
        }
        ...SubmissionFigures_metrics
        ...FormBreakdown_metrics
        ...OutputBars_metrics
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
  const paths = listPathsOf(filter, offered);
  return (
    <>
      <SubmissionFigures metrics={data} paths={paths} />
      <div className={styles.charts}>
        <FormBreakdown metrics={data} paths={paths} />
        <OutputBars metrics={data} days={filter} />
      </div>
      <AttentionTable rows={data.attention} timeZone={data.timeZone} />
      {data.revenue && <RevenueSection revenue={data.revenue} teamSlug={data.moneyTeamSlug ?? null} filter={filter} />}
    </>
  );
}
