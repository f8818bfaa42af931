import { useId, useState, type ReactElement, type ReactNode } from 'react';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/charts/charts.module.css';

interface ChartCardProps<Row> {
  readonly title: string;
  /** what the chart shows, in a sentence */
  readonly finding: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly children: ReactNode;
}

/** A chart with a summary that can be switched to a table. */
export function ChartCard<Row>({ title, finding, columns, rows, keyOf, children }: ChartCardProps<Row>): ReactElement {
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header className={styles.chartHead}>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <Button
            variant="quiet"
            icon={isTable ? 'review' : 'list'}
            label={`${isTable ? metricsWords.asChart : metricsWords.asTable}: ${title}`}
            onPress={() => setTable(!isTable)}
          >
            {isTable ? metricsWords.asChart : metricsWords.asTable}
          </Button>
        )}
      </header>
      <p className={styles.summary}>{finding}</p>
      {isTable ? (
        <Table caption={metricsWords.tableOf(title)} columns={columns} rows={rows} keyOf={keyOf} isDense />
      ) : (
        rows.length > 0 && children
      )}
    </section>
  );
}
