// Fields are read by the cells.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListLayout, OutputColumn } from '#domain/filter/listLayout.ts';
import { outputOrderWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { OutputTable_rows$key } from '#web/__generated__/OutputTable_rows.graphql.ts';
import { fittingColumns, columnSize } from '#web/lists/fittingColumns.ts';
import { sortedColumn, withSortedColumn } from '#web/lists/ListDefinition.ts';
import { ListSummary } from '#web/lists/ListSummary.tsx';
import { RowFocus } from '#web/lists/RowFocus.tsx';
import { outputPath } from '#web/parts/submissionPaths.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useWindowWidth } from '#web/parts/useWindowWidth.ts';
import { OutputName } from '#web/screens/Outputs/list/OutputName.tsx';
import type { OutputListSort } from '#web/screens/Outputs/list/outputsViewUrl.ts';
import { outputListDefinition, outputCells, outputColumnSorts } from '#web/screens/Outputs/list/outputTableColumns.tsx';
import type { OutputTableRow } from '#web/screens/Outputs/list/OutputTableRow.ts';
import { Table, type Column } from '#web/ui/Table.tsx';

interface OutputTableProps {
  readonly rows: OutputTable_rows$key;
  readonly timeZone: string;
  readonly layout: ListLayout<OutputColumn>;
  readonly order: OutputListSort;
  readonly onOrder: (order: OutputListSort) => void;
  readonly gone: ReadonlySet<string>;
}

/** One row per output with the user's columns; cards on a phone. */
export function OutputTable({ rows, timeZone, layout, order, onOrder, gone }: OutputTableProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment OutputTable_rows on OutputRow @relay(plural: true) {
        id
        issuedOutputId
        name
        status
        issuedAt
        expiresAt
        isRenewal
        formName
        submissionId
        scopedId
        applicant {
          name
          email
        }
        applicantsCount
      }
    `,
    rows,
  );
  const now = useNow();
  const width = useWindowWidth();
  const isTable = useMinWindowWidth('769px');
  const cells = outputCells(now, timeZone);
  // Card titles aren't shown, so they must not be buttons.
  const sortOf = (column: OutputColumn | 'name'): Column<OutputTableRow>['sort'] => {
    const [sort, isAscendingFirst = false] = outputColumnSorts[column] ?? [];
    if (!sort || !isTable) return undefined;
    const isOrder = order.sort === sort;
    const direction = order.isAscending ? 'ascending' : 'descending';
    return {
      direction: isOrder ? direction : null,
      onPress: () => onOrder({ sort, isAscending: isOrder ? !order.isAscending : isAscendingFirst }),
    };
  };
  const sorted = sortedColumn(outputListDefinition, order.sort);
  const chosen = (isTable ? withSortedColumn(layout.columns, sorted) : layout.columns).map((id) => {
    const sort = sortOf(id);
    return { id, title: outputListDefinition.titles[id], ...cells[id], ...columnSize(layout, id), sort };
  });
  const named: Column<OutputTableRow> = {
    id: 'name',
    title: outputListWords.name,
    sort: sortOf('name'),
    cell: ({ id, issuedOutputId, name, isRenewal }) => (
      <OutputName path={outputPath(issuedOutputId)} name={name} isRenewal={isRenewal} isGone={gone.has(id)} />
    ),
  };
  const inOrder = outputOrderWords[order.sort][order.isAscending ? 1 : 0];
  const fitting = fittingColumns(chosen, {
    windowPx: width,
    hiddenFirst: outputListDefinition.hiddenFirst,
    sorted: layout.columns.find((id) => id === sorted),
  });
  const shown = [named, ...(isTable ? fitting : chosen)];
  return (
    <>
      <ListSummary allOf={null} order={inOrder} columns={shown} />
      <RowFocus>
        <Table
          caption={`${outputListWords.caption}, ${inOrder}`}
          columns={shown}
          rows={data}
          keyOf={({ id }) => id}
          isDense
          density={layout.density}
        />
      </RowFocus>
    </>
  );
}
