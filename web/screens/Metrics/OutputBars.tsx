import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OutputBars_metrics$data, OutputBars_metrics$key } from '#web/__generated__/OutputBars_metrics.graphql.ts';
import { metricsWords } from '#web/messages/metricsWords.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import { RankedBars } from '#web/screens/Metrics/RankedBars.tsx';
import type { Column } from '#web/ui/Table.tsx';

type Row = OutputBars_metrics$data['outputs'][number];

const columns: readonly Column<Row>[] = [
  { id: 'output', title: metricsWords.output, cell: ({ name }) => name },
  {
    id: 'count',
    size: 's',
    title: metricsWords.issued,
    isNumber: true,
    cell: ({ count }) => metricsWords.inNumbers(count),
  },
];

/** What was issued most often. */
export function OutputBars({ metrics }: { readonly metrics: OutputBars_metrics$key }): ReactElement {
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
      columns={columns}
      rows={outputs}
      keyOf={({ identity }) => identity}
    >
      <RankedBars
        bars={outputs.map(({ identity, name, count }) => ({
          ...{ key: identity, name, value: count },
          words: metricsWords.inNumbers(count),
        }))}
      />
    </ChartCard>
  );
}
