import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import type {
  LaunchBars_launches$data,
  LaunchBars_launches$key,
} from '#web/__generated__/LaunchBars_launches.graphql.ts';
import { statisticsWords } from '#web/messages/statisticsWords.ts';
import { barWords } from '#web/screens/Metrics/barWords.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import { ColumnBars } from '#web/screens/Metrics/ColumnBars.tsx';
import type { Column } from '#web/ui/Table.tsx';

type Bar = LaunchBars_launches$data[number];

const nameOf = ({ unit, from }: Bar): string => barWords(unit as BarUnit, from, 'long');

const columns: readonly Column<Bar>[] = [
  { id: 'month', title: statisticsWords.month, cell: nameOf },
  {
    id: 'count',
    size: 'm',
    title: statisticsWords.launched,
    isNumber: true,
    cell: ({ count }) => statisticsWords.inNumbers(count),
  },
];

/** How often a form was started, month by month. */
export function LaunchBars(props: { readonly launches: LaunchBars_launches$key }): ReactElement {
  const launches = useFragment(
    graphql`
      fragment LaunchBars_launches on FormLaunches @relay(plural: true) {
        unit
        from
        count
      }
    `,
    props.launches,
  );
  const most = launches.reduce<Bar | null>((best, bar) => (bar.count > (best?.count ?? 0) ? bar : best), null);
  return (
    <ChartCard
      title={statisticsWords.launches}
      finding={most ? statisticsWords.mostWere(nameOf(most), most.count) : statisticsWords.noLaunches}
      columns={columns}
      rows={most ? launches : []}
      keyOf={({ from }) => from}
    >
      <ColumnBars
        bars={launches.map((bar) => ({
          ...{ unit: bar.unit as BarUnit, from: bar.from, value: bar.count },
          words: `${nameOf(bar)}: ${statisticsWords.count(bar.count)}`,
        }))}
      />
    </ChartCard>
  );
}
