// Fields are read by the cells.
/* oxlint-disable relay/unused-fields */
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListLayout, OutputColumn } from '#domain/filter/listLayout.ts';
import { outputOrderWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { OutputTable_rows$key } from '#web/__generated__/OutputTable_rows.graphql.ts';
import { outputPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useScreenWidth } from '#web/parts/useScreenWidth.ts';
import { useWindowWidth } from '#web/parts/useWindowWidth.ts';
import { fittingColumns, sizedAs } from '#web/screens/Dashboard/fittingColumns.ts';
import { ListNote } from '#web/screens/Dashboard/ListNote.tsx';
import type { ListedOutput } from '#web/screens/Outputs/list/ListedOutput.ts';
import { faceOfOutputs, outputCells, sortsOfOutputs } from '#web/screens/Outputs/list/outputColumns.tsx';
import { OutputName } from '#web/screens/Outputs/list/OutputName.tsx';
import type { OutputsOrder } from '#web/screens/Outputs/list/outputsAddress.ts';
import { Table, type Column } from '#web/ui/Table.tsx';

interface OutputTableProps {
  readonly rows: OutputTable_rows$key;
  readonly timeZone: string;
  readonly layout: ListLayout<OutputColumn>;
  readonly order: OutputsOrder;
  readonly onOrder: (order: OutputsOrder) => void;
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
  const isTable = useScreenWidth('769px');
  const cells = outputCells(now, timeZone);
  // Card titles aren't shown, so they must not be buttons.
  const sortOf = (column: OutputColumn | 'name'): Column<ListedOutput>['sort'] => {
    const [sort, isAscendingFirst = false] = sortsOfOutputs[column] ?? [];
    if (!sort || !isTable) return undefined;
    const isOrder = order.sort === sort;
    const direction = order.isAscending ? 'ascending' : 'descending';
    return {
      direction: isOrder ? direction : null,
      onPress: () => onOrder({ sort, isAscending: isOrder ? !order.isAscending : isAscendingFirst }),
    };
  };
  const chosen = layout.columns.map((id): Column<ListedOutput> => {
    const sort = sortOf(id);
    return { id, title: faceOfOutputs.titles[id], ...cells[id], ...sizedAs(layout, id), sort };
  });
  const named: Column<ListedOutput> = {
    id: 'name',
    title: outputListWords.name,
    sort: sortOf('name'),
    cell: ({ id, issuedOutputId, name, isRenewal }) => (
      <OutputName path={outputPath(issuedOutputId)} name={name} isRenewal={isRenewal} isGone={gone.has(id)} />
    ),
  };
  const inOrder = outputOrderWords[order.sort][order.isAscending ? 1 : 0];
  const shown = [named, ...(isTable ? fittingColumns(chosen, width) : chosen)];
  return (
    <>
      <ListNote allOf={null} order={inOrder} columns={shown} />
      <Table
        caption={`${outputListWords.caption}, ${inOrder}`}
        columns={shown}
        rows={data}
        keyOf={({ id }) => id}
        isDense
        density={layout.density}
      />
    </>
  );
}
