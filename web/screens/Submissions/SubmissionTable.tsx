// Fields are read by the cells.
/* oxlint-disable relay/unused-fields */
import { useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListLayout, SubmissionColumn } from '#domain/filter/listLayout.ts';
import { listWords, orderWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { SubmissionTable_rows$key } from '#web/__generated__/SubmissionTable_rows.graphql.ts';
import { fittingColumns, columnSize } from '#web/lists/fittingColumns.ts';
import { sortedColumn, withSortedColumn } from '#web/lists/ListDefinition.ts';
import { ListSummary } from '#web/lists/ListSummary.tsx';
import { RowFocus } from '#web/lists/RowFocus.tsx';
import {
  isSelected,
  selectedShare,
  toggleAllShown,
  toggleRange,
  toggleRow,
  type Selection,
} from '#web/lists/selection.ts';
import { SubmissionNameCell } from '#web/lists/SubmissionCells.tsx';
import { searchResultPath } from '#web/parts/submissionPaths.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useWindowWidth } from '#web/parts/useWindowWidth.ts';
import { PeekButton } from '#web/screens/Submissions/peek/PeekButton.tsx';
import { usePeek } from '#web/screens/Submissions/peek/peekContext.ts';
import { peekWidth } from '#web/screens/Submissions/peek/peekPath.ts';
import type { SubmissionListSort } from '#web/screens/Submissions/submissionListView.ts';
import {
  submissionCells,
  submissionColumnTitles,
  submissionColumnSorts,
  submissionListDefinition,
} from '#web/screens/Submissions/submissionTableColumns.tsx';
import type { SubmissionTableRow } from '#web/screens/Submissions/SubmissionTableRow.ts';
import { SubmissionTooltip } from '#web/screens/Submissions/SubmissionTooltip.tsx';
import { RowCheckbox } from '#web/ui/RowCheckbox.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface SubmissionTableProps {
  readonly rows: SubmissionTable_rows$key;
  readonly timeZone: string;
  readonly layout: ListLayout;
  readonly order: SubmissionListSort;
  readonly onOrder: (order: SubmissionListSort) => void;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly gone: ReadonlySet<string>;
}

/** One row per submission with the user's columns; cards on a phone. */
export function SubmissionTable(props: SubmissionTableProps): ReactElement {
  const { rows, timeZone, layout, order, onOrder, selection, onSelect, gone } = props;
  const data = useFragment(
    graphql`
      fragment SubmissionTable_rows on SubmissionRow @relay(plural: true) {
        id
        submissionId
        kind
        status
        scopedId
        identifier
        templateName
        applicant
        applicantsCount
        reviewStepId
        whatNext {
          sentence
        }
        currentStepName
        currentStepSince
        dueAt
        isRejected
        assigned {
          name
        }
        isRenewal
        isUnpaid
        isExternal
        createdAt
        lastActivityAt
        lastEditedAt
      }
    `,
    rows,
  );
  const now = useNow();
  const width = useWindowWidth();
  const { opened } = usePeek();
  const isTable = useMinWindowWidth('769px');
  const [newestAtFirst] = useState(
    () =>
      data
        .map((row) => row.lastActivityAt)
        .toSorted()
        .at(-1) ?? '',
  );
  /** anchor of a Shift range */
  const pressed = useRef<string | null>(null);
  const cells = submissionCells(now, timeZone);
  const shownIds = data.map(({ id }) => id);
  const digits = Math.max(...data.map(({ scopedId }) => String(scopedId).length));
  const press = (id: string, isRange: boolean): void => {
    const from = isRange ? pressed.current : null;
    onSelect(from === null ? toggleRow(selection, id, shownIds) : toggleRange(selection, from, id, shownIds));
    pressed.current = id;
  };
  // Card titles aren't shown, so they must not be buttons.
  const sortOf = (column: SubmissionColumn | 'id'): Column<SubmissionTableRow>['sort'] => {
    const [sort, isAscendingFirst = false] = submissionColumnSorts[column] ?? [];
    if (!sort || !isTable) return undefined;
    const isOrder = order.sort === sort;
    const direction = order.isAscending ? 'ascending' : 'descending';
    return {
      direction: isOrder ? direction : null,
      onPress: () => onOrder({ sort, isAscending: isOrder ? !order.isAscending : isAscendingFirst }),
    };
  };
  const forms = new Set(data.map(({ templateName }) => templateName));
  // A value shared by all rows is shown once, above them.
  const [only] = forms.size === 1 && data.length > 1 ? forms : [];
  const sorted = sortedColumn(submissionListDefinition, order.sort);
  const columns = (isTable ? withSortedColumn(layout.columns, sorted) : layout.columns).filter(
    (id) => only === undefined || id !== 'form',
  );
  const chosen = columns.map((id) => {
    const sort = sortOf(id);
    return { id, title: submissionColumnTitles[id], ...cells[id], ...columnSize(layout, id), sort };
  });
  const named: Column<SubmissionTableRow> = {
    id: 'id',
    title: submissionListWords.id,
    sort: sortOf('id'),
    cell: (row) => (
      <SubmissionNameCell
        path={searchResultPath(row.submissionId)}
        number={row.scopedId}
        digits={digits}
        identifier={row.identifier ?? null}
        isRenewal={row.isRenewal}
        isImported={row.kind === 'ImportedFlow'}
        isUnpaid={row.isUnpaid}
        news={row.lastActivityAt > newestAtFirst ? row.lastActivityAt : null}
        isGone={gone.has(row.id)}
        way={row.kind === 'InitiatedFlow' && <PeekButton submissionId={row.submissionId} number={row.scopedId} />}
        tip={isTable && <SubmissionTooltip row={row} now={now} timeZone={timeZone} />}
      />
    ),
  };
  const inOrder = orderWords[order.sort][order.isAscending ? 1 : 0];
  const ordered = `${submissionListWords.caption}, ${inOrder}`;
  const allOf = only === undefined ? null : submissionListWords.allOf(only);
  const fitting = fittingColumns(chosen, {
    windowPx: width,
    takenPx: opened === null ? 0 : peekWidth(width),
    hiddenFirst: submissionListDefinition.hiddenFirst,
    sorted: layout.columns.find((id) => id === sorted),
  });
  const shown = [named, ...(isTable ? fitting : chosen)];
  return (
    <>
      <ListSummary allOf={allOf} order={inOrder} columns={shown} />
      <RowFocus hasPreview={opened !== null}>
        <Table
          caption={allOf === null ? ordered : `${ordered}. ${allOf}`}
          columns={shown}
          rows={data}
          keyOf={({ id }) => id}
          isDense
          density={layout.density}
          lead={{
            title: listWords.selection,
            head: isTable && (
              <RowCheckbox
                label={listWords.selectShown}
                state={selectedShare(selection, shownIds)}
                onPress={() => onSelect(toggleAllShown(selection, shownIds))}
              />
            ),
            cell: ({ id, scopedId }) => (
              <RowCheckbox
                label={listWords.select(scopedId)}
                state={isSelected(selection, id) ? 'all' : 'none'}
                onPress={(isRange) => press(id, isRange)}
              />
            ),
          }}
        />
      </RowFocus>
    </>
  );
}
