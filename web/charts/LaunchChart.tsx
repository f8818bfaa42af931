import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import { statisticsWords } from '#messages/form/statisticsWords.ts';
import type {
  LaunchChart_launches$data,
  LaunchChart_launches$key,
} from '#web/__generated__/LaunchChart_launches.graphql.ts';
import { barLabel } from '#web/charts/barLabel.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { ColumnChart } from '#web/charts/ColumnChart.tsx';
import type { FigureListPath } from '#web/charts/figureListPaths.ts';
import type { Column } from '#web/ui/Table.tsx';

type Bar = LaunchChart_launches$data[number];

const nameOf = ({ unit, from }: Bar): string => barLabel(unit as BarUnit, from, 'long');

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
  readonly launches: LaunchChart_launches$key;
  /** links to the matching lists; null where the viewer has no list, or the chart covers other days than the figures */
  readonly paths?: FigureListPath | null;
}

export function LaunchChart({ paths = null, ...props }: LaunchBarsProps): ReactElement {
  const launches = useFragment(
    graphql`
      fragment LaunchChart_launches on FormLaunches @relay(plural: true) {
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
      <ColumnChart
        bars={launches.map((bar) => ({
          ...{ unit: bar.unit as BarUnit, from: bar.from, value: bar.count },
          path: pathOf(bar),
          words: `${nameOf(bar)}: ${statisticsWords.count(bar.count)}`,
        }))}
      />
    </ChartCard>
  );
}
