import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { OutputBars_metrics$data, OutputBars_metrics$key } from '#web/__generated__/OutputBars_metrics.graphql.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import { issuedPath } from '#web/screens/Metrics/listPaths.ts';
import { RankedBars } from '#web/screens/Metrics/RankedBars.tsx';
import type { Column } from '#web/ui/Table.tsx';

type Row = OutputBars_metrics$data['outputs'][number];

const columnsOf = (days: Days): readonly Column<Row>[] => [
  {
    id: 'output',
    title: metricsWords.output,
    cell: ({ identity, name }) => <Link to={issuedPath(identity, days)}>{name}</Link>,
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
  readonly metrics: OutputBars_metrics$key;
  readonly days: Days;
}

/** Most issued outputs, each linked to its list. */
export function OutputBars({ metrics, days }: OutputBarsProps): ReactElement {
  const { outputs } = useFragment(
    graphql`
      fragment OutputBars_metrics on Metrics {
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
      <RankedBars
        bars={outputs.map(({ identity, name, count }) => ({
          ...{ key: identity, name, value: count, path: issuedPath(identity, days) },
          words: metricsWords.inNumbers(count),
        }))}
      />
    </ChartCard>
  );
}
