import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import { statisticsWords } from '#messages/form/statisticsWords.ts';
import type {
  LaunchBars_launches$data,
  LaunchBars_launches$key,
} from '#web/__generated__/LaunchBars_launches.graphql.ts';
import { barWords } from '#web/screens/Metrics/barWords.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import { ColumnBars } from '#web/screens/Metrics/ColumnBars.tsx';
import type { ListPaths } from '#web/screens/Metrics/listPaths.ts';
import type { Column } from '#web/ui/Table.tsx';

type Bar = LaunchBars_launches$data[number];

const nameOf = ({ unit, from }: Bar): string => barWords(unit as BarUnit, from, 'long');

type PathOf = (bar: Bar) => string | null;

const columnsOf = (pathOf: PathOf): readonly Column<Bar>[] => [
  {
    id: 'month',
    title: statisticsWords.month,
    cell: (bar) => {
      const path = pathOf(bar);
      return path === null ? nameOf(bar) : <Link to={path}>{nameOf(bar)}</Link>;
    },
  },
  {
    id: 'count',
    size: 'm',
    title: statisticsWords.launched,
    isNumber: true,
    cell: ({ count }) => statisticsWords.inNumbers(count),
  },
];

interface LaunchBarsProps {
  readonly launches: LaunchBars_launches$key;
  /** links to the matching lists; null where the viewer has no list, or the chart covers other days than the figures */
  readonly paths?: ListPaths | null;
}

export function LaunchBars({ paths = null, ...props }: LaunchBarsProps): ReactElement {
  const launches = useFragment(
    graphql`
      fragment LaunchBars_launches on FormLaunches @relay(plural: true) {
        unit
        from
        to
        count
      }
    `,
    props.launches,
  );
  const pathOf: PathOf = ({ from, to }) =>
    paths?.({ field: 'startedAt', operator: 'between', value: { from, to } }) ?? null;
  const most = launches.reduce<Bar | null>((best, bar) => (bar.count > (best?.count ?? 0) ? bar : best), null);
  return (
    <ChartCard
      title={statisticsWords.launches}
      finding={most ? statisticsWords.mostWere(nameOf(most), most.count) : statisticsWords.noLaunches}
      columns={columnsOf(pathOf)}
      rows={most ? launches : []}
      keyOf={({ from }) => from}
    >
      <ColumnBars
        bars={launches.map((bar) => ({
          ...{ unit: bar.unit as BarUnit, from: bar.from, value: bar.count },
          path: pathOf(bar),
          words: `${nameOf(bar)}: ${statisticsWords.count(bar.count)}`,
        }))}
      />
    </ChartCard>
  );
}
