import { Fragment, useState, type ReactElement, type ReactNode } from 'react';

import { uiWords } from '#web/messages/ui.ts';

import { Icon } from './Icon.tsx';
import styles from './Table.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Numbers that people compare stand at the right. */
  readonly isNumber?: boolean;
  readonly isTitleHidden?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** What a row unfolds; a word for the row is needed to say what is unfolded. */
  readonly details?: { readonly nameOf: (row: Row) => string; readonly content: (row: Row) => ReactNode };
}

/** The first column names the row. Under 769 px each row becomes a card with the titles as labels. */
export function Table<Row>({ caption, columns, rows, keyOf, details }: TableProps<Row>): ReactElement {
  return (
    <div className={styles.frame}>
      <table className={styles.table} role="table">
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {details && (
              <th role="columnheader" scope="col" className={styles.toggleCell}>
                <VisuallyHidden>{uiWords.details}</VisuallyHidden>
              </th>
            )}
            {columns.map(({ id, title, isNumber, isTitleHidden }) => (
              <th key={id} role="columnheader" scope="col" data-number={isNumber || undefined}>
                {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
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
      <tr role="row" className={styles.row}>
        {details && (
          <td role="cell" className={styles.toggleCell}>
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
        {columns.map(({ id, title, isNumber, isTitleHidden, cell }, index) =>
          index === 0 ? (
            <th key={id} role="rowheader" scope="row">
              {cell(row)}
            </th>
          ) : (
            <td key={id} role="cell" data-number={isNumber || undefined} data-title={isTitleHidden ? undefined : title}>
              {cell(row)}
            </td>
          ),
        )}
      </tr>
      {details && isOpen && (
        <tr role="row" className={styles.details}>
          <td role="cell" colSpan={columns.length + 1}>
            {details.content(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
