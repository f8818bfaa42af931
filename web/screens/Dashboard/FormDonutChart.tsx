import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { percentOf } from '#domain/metrics/shares.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { FormDonutChart_metrics$key } from '#web/__generated__/FormDonutChart_metrics.graphql.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import type { FigureListPath } from '#web/charts/figureListPaths.ts';
import { plainId } from '#web/relay/plainId.ts';
import { sliceOutline, donutSlicesOf } from '#web/screens/Dashboard/donutSlices.ts';
import type { Column } from '#web/ui/Table.tsx';
import styles from '#web/charts/charts.module.css';

interface FormBreakdownProps {
  readonly metrics: FormDonutChart_metrics$key;
  readonly paths: FigureListPath;
}

interface Row {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly percent: number;
  readonly path: string | null;
}

const nameOf = ({ name, path }: Row): ReactElement =>
  path === null ? <span>{name}</span> : <Link to={path}>{name}</Link>;

const columns: readonly Column<Row>[] = [
  { id: 'form', title: metricsWords.form, cell: nameOf },
  {
    id: 'count',
    size: 's',
    title: metricsWords.count,
    isNumber: true,
    cell: ({ count }) => metricsWords.inNumbers(count),
  },
  {
    id: 'share',
    size: 's',
    title: metricsWords.share,
    isNumber: true,
    cell: ({ percent }) => metricsWords.percent(percent),
  },
];

/** Ring chart by form, with a legend in the same order. */
export function FormDonutChart({ metrics, paths }: FormBreakdownProps): ReactElement {
  const { breakdown, launched } = useFragment(
    graphql`
      fragment FormDonutChart_metrics on Metrics {
        launched {
          count
        }
        breakdown {
          count
          form {
            id
            name
          }
        }
      }
    `,
    metrics,
  );
  const named = breakdown.flatMap(({ form }) => (form ? [plainId(form.id)] : []));
  const rows: readonly Row[] = breakdown.map(({ form, count }) => ({
    ...{ key: form?.id ?? '', name: form?.name ?? metricsWords.other, count },
    percent: percentOf(count, launched.count) ?? 0,
    path: form
      ? paths({ field: 'forms', operator: 'is', value: [plainId(form.id)] })
      : paths({ field: 'forms', operator: 'isNot', value: [...named] }),
  }));
  const [first] = rows;
  const slices = donutSlicesOf(rows.map(({ count }) => count));
  return (
    <ChartCard
      title={metricsWords.breakdown}
      finding={first ? metricsWords.mostAre(first.name, first.percent) : metricsWords.noSubmissions}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    >
      <div className={styles.donutAndLegend}>
        <svg
          viewBox="-102 -102 204 204"
          className={styles.donut}
          data-whole={rows.length === 1 || undefined}
          aria-hidden="true"
          focusable="false"
        >
          {slices.map((slice, place) => (
            <path key={rows[place]?.key} d={sliceOutline(slice)} data-series={place + 1} />
          ))}
          <text y="10" textAnchor="middle">
            {metricsWords.inNumbers(launched.count)}
          </text>
        </svg>
        <ol className={styles.legend}>
          {rows.map((row, place) => (
            <li key={row.key}>
              <svg viewBox="0 0 12 12" className={styles.swatch} aria-hidden="true" focusable="false">
                <rect width="12" height="12" rx="3" data-series={place + 1} />
              </svg>
              {nameOf(row)}
              <span className={styles.number}>
                {metricsWords.inNumbers(row.count)} <span>({metricsWords.percent(row.percent)})</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </ChartCard>
  );
}
