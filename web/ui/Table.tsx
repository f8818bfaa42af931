import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Table.module.css';

/** narrowest first, as in Table.module.css */
const widths = ['wide', 'wider', 'widest'] as const;
type Width = (typeof widths)[number];

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** row header; defaults to the first column */
  readonly isName?: boolean;
  /** right-aligned number */
  readonly isNumber?: boolean;
  readonly isTitleHidden?: boolean;
  /** column width in a dense table; columns without one share the rest */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /** in a dense table with details, the minimum window width; below it, the value is in the details */
  readonly from?: Width;
  readonly cell: (row: Row) => ReactNode;
  /** makes the title a sort button; a null direction means the rows are sorted by another column */
  readonly sort?: { readonly direction: 'ascending' | 'descending' | null; readonly onPress: () => void } | undefined;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** one line per row, always fits, truncates long text */
  readonly isDense?: boolean;
  /** row height of a dense table, where users can choose it */
  readonly density?: 'comfortable' | 'compact';
  /** small first column, such as a checkbox; in the corner of a card */
  readonly lead?: { readonly title: string; readonly head: ReactNode; readonly cell: (row: Row) => ReactNode };
  /** Expandable details: columns that don't fit, plus other content. `nameOf` names the row in the button's label. */
  readonly details?: { readonly nameOf: (row: Row) => string; readonly content?: (row: Row) => ReactNode };
}

/** The width up to which rows have hidden columns; undefined if details are always shown. */
function untilOf<Row>(columns: readonly Column<Row>[], details: TableProps<Row>['details']): Width | undefined {
  if (details?.content) return undefined;
  return widths.findLast((width) => columns.some(({ from }) => from === width));
}

/** Explicit ARIA roles, because Safari drops table semantics from elements with display: grid. */
const as = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Below 769 px each row becomes a card, with the row header on top and column titles as labels. */
export function Table<Row>(props: TableProps<Row>): ReactElement {
  const { caption, rows, keyOf, isDense = false, density, lead, details } = props;
  // Without details, no column may be hidden.
  const columns: readonly Column<Row>[] =
    isDense && details ? props.columns : props.columns.map(({ from: _none, ...column }) => column);
  const until = untilOf(columns, details);
  return (
    <div className={styles.frame} data-dense={isDense || undefined} data-density={density}>
      <table className={styles.table} {...as.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...as.rowgroup}>
          <tr {...as.row}>
            {details && (
              <th {...as.columnheader} scope="col" className={styles.toggleCell} data-until={until}>
                <VisuallyHidden>{uiWords.details}</VisuallyHidden>
              </th>
            )}
            {lead && (
              <th {...as.columnheader} scope="col" className={styles.leadCell}>
                {lead.head || <VisuallyHidden>{lead.title}</VisuallyHidden>}
              </th>
            )}
            {columns.map(({ id, title, isNumber, isTitleHidden, size, from, sort }) => (
              <th
                key={id}
                {...as.columnheader}
                scope="col"
                data-number={isNumber || undefined}
                data-size={size}
                data-from={from}
                aria-sort={sort?.direction ?? undefined}
              >
                <ColumnTitle title={title} isHidden={isTitleHidden ?? false} sort={sort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...as.rowgroup}>
          {rows.map((row) => (
            <TableRow key={keyOf(row)} row={row} columns={columns} lead={lead} details={details} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ColumnTitleProps {
  readonly title: string;
  readonly isHidden: boolean;
  readonly sort: Column<unknown>['sort'];
}

function ColumnTitle({ title, isHidden, sort }: ColumnTitleProps): ReactElement {
  if (isHidden) return <VisuallyHidden>{title}</VisuallyHidden>;
  if (!sort) return <>{title}</>;
  return (
    <button type="button" className={styles.sort} data-direction={sort.direction ?? undefined} onClick={sort.onPress}>
      {title}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}

type TableRowProps<Row> = Pick<TableProps<Row>, 'columns'> & {
  readonly row: Row;
  readonly lead: TableProps<Row>['lead'] | undefined;
  readonly details: TableProps<Row>['details'] | undefined;
};

function TableRow<Row>({ row, columns, lead, details }: TableRowProps<Row>): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const naming = Math.max(
    columns.findIndex(({ isName }) => isName),
    0,
  );
  const until = untilOf(columns, details);
  const folded = columns.filter(({ from }) => from !== undefined);
  return (
    <Fragment>
      <tr {...as.row} className={styles.row}>
        {details && (
          <td {...as.cell} className={styles.toggleCell} data-until={until}>
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
        {lead && (
          <td {...as.cell} className={styles.leadCell}>
            {lead.cell(row)}
          </td>
        )}
        {columns.map(({ id, title, isNumber, isTitleHidden, from, cell }, index) =>
          index === naming ? (
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
        <tr {...as.row} className={styles.details} data-until={until}>
          {/* span only the columns that are always shown: extra ones would be laid out as columns */}
          <td {...as.cell} colSpan={columns.length - folded.length + (lead ? 2 : 1)}>
            {folded.length > 0 && (
              <dl className={styles.folded}>
                {folded.map(({ id, title, from, cell }) => (
                  <div key={id} data-until={from}>
                    <dt>{title}</dt>
                    <dd>{cell(row)}</dd>
                  </div>
                ))}
              </dl>
            )}
            {details.content?.(row)}
          </td>
        </tr>
      )}
    </Fragment>
  );
}
