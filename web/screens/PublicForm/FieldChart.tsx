import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import { visualizerWords as words } from '#messages/form/visualizerWords.ts';
import type { FieldChartQuery } from '#web/__generated__/FieldChartQuery.graphql.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { RankedBarChart } from '#web/charts/RankedBarChart.tsx';
import { MarkerMap } from '#web/screens/PublicForm/MarkerMap.tsx';
import type { Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/PublicForm/Visualizer.module.css';

interface FieldFiguresProps {
  readonly fieldId: string;
  readonly name: string;
  readonly isMoney: boolean;
}

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number;
}

/** Further options are combined into one bar, Other. */
const mostBars = 12;

const columns: readonly Column<Bar>[] = [
  { id: 'answer', title: words.answer, cell: ({ name }) => name },
  { id: 'count', size: 'm', title: words.count, isNumber: true, cell: ({ value }) => words.number(value) },
];

export function FieldChart({ fieldId, name, isMoney }: FieldFiguresProps): ReactElement {
  const data = useLazyLoadQuery<FieldChartQuery>(
    graphql`
      query FieldChartQuery($id: ID!) {
        ...MarkerMap_tiles
        node(id: $id) {
          ... on Field {
            dataType
            answerFigures {
              count
              isGrouped
              counts {
                name
                count
              }
              ...MarkerMap_figures
              mean
              median
              standardDeviation
              ranges {
                from
                to
                count
              }
            }
          }
        }
      }
    `,
    { id: fieldId },
  );
  const { node } = data;
  const figures = node?.answerFigures;
  if (!figures || figures.count === 0) return <p>{words.none}</p>;
  const { count, counts, isGrouped, ranges, mean, median, standardDeviation } = figures;
  const shown = (value: number): string =>
    isMoney ? formatUsd(Math.round(value)).replace(/\.00$/, '') : words.number(value);
  const edge = (value: number | null | undefined): string | null => (typeof value === 'number' ? shown(value) : null);
  const unknown = node.dataType === 'address' ? words.unknownTown : words.formerOption;
  const unnamed = isGrouped ? words.others : unknown;
  const others = counts.slice(mostBars).reduce((sum, one) => sum + one.count, 0);
  const bars: readonly Bar[] = [
    ...counts.slice(0, mostBars).map((one, place) => ({
      key: String(place),
      ...{ name: one.name ?? unnamed, value: one.count },
    })),
    ...(others > 0 ? [{ key: 'others', name: words.others, value: others }] : []),
    ...ranges.map(({ from, to, count: value }) => ({
      key: String(from),
      ...{ name: words.range(edge(from), edge(to)), value },
    })),
  ];
  const summary = [
    [words.mean, mean],
    [words.median, median],
    [words.deviation, standardDeviation],
  ] as const;
  return (
    <ChartCard
      title={words.answersOf(name)}
      finding={words.ofLast(count)}
      columns={columns}
      rows={bars}
      keyOf={({ key }) => key}
    >
      {typeof mean === 'number' && (
        <dl className={styles.summary}>
          {summary.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{shown(value ?? 0)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isGrouped && <p>{words.grouped}</p>}
      <RankedBarChart
        whole={count}
        bars={bars.map((bar) => ({ ...bar, words: words.share(bar.value, percentOf(bar.value, count) ?? 0) }))}
      />
      <MarkerMap figures={figures} query={data} />
    </ChartCard>
  );
}
