import { Fragment, useState, type ReactElement, type ReactNode } from 'react';

import { uiWords } from '#web/messages/uiWords.ts';

import { Icon } from './Icon.tsx';
import styles from './Table.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Numbers that people compare stand at the right. */
  readonly isNumber?: boolean;
  readonly isTitleHidden?: boolean;
  /** In a dense list: how much room it takes. The others share what is left. */
  readonly size?: 'xs' | 's' | 'm' | 'l';
  /** In a dense list: from which width of the window on there is room for it. */
  readonly from?: 'wide' | 'wider' | 'widest';
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** One line a row, for lists that people work with all day: it always fits, and what is too long ends in dots. */
  readonly isDense?: boolean;
  /** What a row unfolds; a word for the row is needed to say what is unfolded. */
  readonly details?: { readonly nameOf: (row: Row) => string; readonly content: (row: Row) => ReactNode };
}

/** Cards are laid out as grids, and Safari takes what is not laid out as a table for no table: it must be told. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** The first column names the row. Under 769 px each row becomes a card with the titles as labels. */
export function Table<Row>({ caption, columns, rows, keyOf, isDense = false, details }: TableProps<Row>): ReactElement {
  return (
    <div className={styles.frame} data-dense={isDense || undefined}>
      <table className={styles.table} {...as.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {details && (
              <th {...as.columnheader} scope="col" className={styles.toggleCell}>
                <VisuallyHidden>{uiWords.details}</VisuallyHidden>
              </th>
            )}
            {columns.map(({ id, title, isNumber, isTitleHidden, size, from }) => (
              <th
                key={id}
                {...as.columnheader}
                scope="col"
                data-number={isNumber || undefined}
                data-size={size}
                data-from={from}
              >
                {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} details={details} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns'> & {
  readonly row: Row;
  readonly details: TableProps<Row>['details'] | undefined;
};

function TableRow<Row>({ row, columns, details }: TableRowProps<Row>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fragment>
      <tr {...as.row} className={styles.row}>
        {details && (
          <td {...as.cell} className={styles.toggleCell}>
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-label={uiWords.detailsOf(details.nameOf(row))}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="chevron-right" size={16} />
            </button>
          </td>
        )}
        {columns.map(({ id, title, isNumber, isTitleHidden, from, cell }, index) =>
          index === 0 ? (
            <th key={id} {...as.rowheader} scope="row">
              {cell(row)}
            </th>
          ) : (
            <td
              key={id}
              {...as.cell}
              data-number={isNumber || undefined}
              data-title={isTitleHidden ? undefined : title}
              data-from={from}
            >
              {cell(row)}
            </td>
          ),
        )}
      </tr>
      {details && isOpen && (
        <tr {...as.row} className={styles.details}>
          <td {...as.cell} colSpan={columns.length + 1}>
            {details.content(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
