import { Fragment, useState, type ReactElement, type ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Table.module.css';

/** The narrowest first, as Table.module.css has them. */
const widths = ['wide', 'wider', 'widest'] as const;
type Width = (typeof widths)[number];

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** It names the row; where none says so, the first one does. */
  readonly isName?: boolean;
  /** Numbers that people compare stand at the right. */
  readonly isNumber?: boolean;
  readonly isTitleHidden?: boolean;
  /** In a dense list: how much room it takes. The others share what is left. */
  readonly size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  /** In a dense list with details: from which width of the window on there is room for it; until then a row unfolds it. */
  readonly from?: Width;
  readonly cell: (row: Row) => ReactNode;
  /** Its title orders the rows by it; null while they are ordered by something else. */
  readonly sort?: { readonly direction: 'ascending' | 'descending' | null; readonly onPress: () => void } | undefined;
}

interface TableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** One line a row, for lists that people work with all day: it always fits, and what is too long ends in dots. */
  readonly isDense?: boolean;
  /** In a dense list: how much air its lines have, where its reader may choose. */
  readonly density?: 'comfortable' | 'compact';
  /** Something small before what names the row, such as a box to tick; on a card it stands in the corner. */
  readonly lead?: { readonly title: string; readonly head: ReactNode; readonly cell: (row: Row) => ReactNode };
  /**
   * What a row unfolds: the columns for which there is no room, and what there is beside them. A word for the row is needed
   * to say what is unfolded.
   */
  readonly details?: { readonly nameOf: (row: Row) => string; readonly content?: (row: Row) => ReactNode };
}

/** Up to which width there is something to unfold; undefined where there always is. */
function untilOf<Row>(columns: readonly Column<Row>[], details: TableProps<Row>['details']): Width | undefined {
  if (details?.content) return undefined;
  return widths.findLast((width) => columns.some(({ from }) => from === width));
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

/** Under 769 px each row becomes a card, which what names the row heads, with the titles as labels. */
export function Table<Row>(props: TableProps<Row>): ReactElement {
  const { caption, rows, keyOf, isDense = false, density, lead, details } = props;
  // what cannot be unfolded is never left out
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
          {/* no wider than what always stands there: what is spanned beyond would be laid out as columns */}
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
