import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type {
  OutputChart_metrics$data,
  OutputChart_metrics$key,
} from '#web/__generated__/OutputChart_metrics.graphql.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { issuedOutputsPath } from '#web/charts/figureListPaths.ts';
import { RankedBarChart } from '#web/charts/RankedBarChart.tsx';
import type { Column } from '#web/ui/Table.tsx';

type Row = OutputChart_metrics$data['outputs'][number];

const columnsOf = (days: Days): readonly Column<Row>[] => [
  {
    id: 'output',
    title: metricsWords.output,
    cell: ({ identity, name }) => <Link to={issuedOutputsPath(identity, days)}>{name}</Link>,
  },
  {
    id: 'count',
    size: 's',
    title: metricsWords.issued,
    isNumber: true,
    cell: ({ count }) => metricsWords.inNumbers(count),
  },
];

interface OutputBarsProps {
  readonly metrics: OutputChart_metrics$key;
  readonly days: Days;
}

/** Most issued outputs, each linked to its list. */
export function OutputChart({ metrics, days }: OutputBarsProps): ReactElement {
  const { outputs } = useFragment(
    graphql`
      fragment OutputChart_metrics on Metrics {
        outputs {
          identity
          name
          count
        }
      }
    `,
    metrics,
  );
  const [first] = outputs;
  return (
    <ChartCard
      title={metricsWords.outputs}
      finding={first ? metricsWords.mostIssued(first.name, first.count) : metricsWords.noOutputs}
      columns={columnsOf(days)}
      rows={outputs}
      keyOf={({ identity }) => identity}
    >
      <RankedBarChart
        bars={outputs.map(({ identity, name, count }) => ({
          ...{ key: identity, name, value: count, path: issuedOutputsPath(identity, days) },
          words: metricsWords.inNumbers(count),
        }))}
      />
    </ChartCard>
  );
}
