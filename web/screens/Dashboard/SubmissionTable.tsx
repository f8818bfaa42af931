// Fields are read by the cells.
/* oxlint-disable relay/unused-fields */
import { useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ListLayout, SubmissionColumn } from '#domain/filter/listLayout.ts';
import { listWords, orderWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { SubmissionTable_rows$key } from '#web/__generated__/SubmissionTable_rows.graphql.ts';
import { foundPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { useScreenWidth } from '#web/parts/useScreenWidth.ts';
import { useWindowWidth } from '#web/parts/useWindowWidth.ts';
import { cellsOfList, columnTitles, sortsOfColumns } from '#web/screens/Dashboard/columnsOfList.tsx';
import { fittingColumns, sizedAs } from '#web/screens/Dashboard/fittingColumns.ts';
import type { ListedSubmission } from '#web/screens/Dashboard/ListedSubmission.ts';
import { ListNote } from '#web/screens/Dashboard/ListNote.tsx';
import type { ListOrder } from '#web/screens/Dashboard/listView.ts';
import { PeekButton } from '#web/screens/Dashboard/peek/PeekButton.tsx';
import { usePeeking } from '#web/screens/Dashboard/peek/Peeking.ts';
import { roomOfPeek } from '#web/screens/Dashboard/peek/peekPlace.ts';
import { RowTip } from '#web/screens/Dashboard/RowTip.tsx';
import {
  isSelected,
  shareSelected,
  withAllShown,
  withRange,
  withToggled,
  type Selection,
} from '#web/screens/Dashboard/selection.ts';
import { SubmissionName } from '#web/screens/Dashboard/SubmissionCells.tsx';
import { SelectBox } from '#web/ui/SelectBox.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface SubmissionTableProps {
  readonly rows: SubmissionTable_rows$key;
  readonly timeZone: string;
  readonly layout: ListLayout;
  readonly order: ListOrder;
  readonly onOrder: (order: ListOrder) => void;
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
  const { opened } = usePeeking();
  const isTable = useScreenWidth('769px');
  const [newestAtFirst] = useState(
    () =>
      data
        .map((row) => row.lastActivityAt)
        .toSorted()
        .at(-1) ?? '',
  );
  /** anchor of a Shift range */
  const pressed = useRef<string | null>(null);
  const cells = cellsOfList(now, timeZone);
  const shownIds = data.map(({ id }) => id);
  const digits = Math.max(...data.map(({ scopedId }) => String(scopedId).length));
  const press = (id: string, isRange: boolean): void => {
    const from = isRange ? pressed.current : null;
    onSelect(from === null ? withToggled(selection, id, shownIds) : withRange(selection, from, id, shownIds));
    pressed.current = id;
  };
  // Card titles aren't shown, so they must not be buttons.
  const sortOf = (column: SubmissionColumn | 'id'): Column<ListedSubmission>['sort'] => {
    const [sort, isAscendingFirst = false] = sortsOfColumns[column] ?? [];
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
  const columns = layout.columns.filter((id) => only === undefined || id !== 'form');
  const chosen = columns.map((id): Column<ListedSubmission> => {
    const sort = sortOf(id);
    return { id, title: columnTitles[id], ...cells[id], ...sizedAs(layout, id), sort };
  });
  const named: Column<ListedSubmission> = {
    id: 'id',
    title: submissionListWords.id,
    sort: sortOf('id'),
    cell: (row) => (
      <SubmissionName
        path={foundPath(row.submissionId)}
        number={row.scopedId}
        digits={digits}
        identifier={row.identifier ?? null}
        isRenewal={row.isRenewal}
        isImported={row.kind === 'ImportedFlow'}
        isUnpaid={row.isUnpaid}
        news={row.lastActivityAt > newestAtFirst ? row.lastActivityAt : null}
        isGone={gone.has(row.id)}
        way={row.kind === 'InitiatedFlow' && <PeekButton submissionId={row.submissionId} number={row.scopedId} />}
        tip={isTable && <RowTip row={row} now={now} timeZone={timeZone} />}
      />
    ),
  };
  const inOrder = orderWords[order.sort][order.isAscending ? 1 : 0];
  const ordered = `${submissionListWords.caption}, ${inOrder}`;
  const allOf = only === undefined ? null : submissionListWords.allOf(only);
  const fitting = isTable ? fittingColumns(chosen, width, opened === null ? 0 : roomOfPeek(width)) : chosen;
  const shown = [named, ...fitting];
  return (
    <>
      <ListNote allOf={allOf} order={inOrder} columns={shown} />
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
            <SelectBox
              label={listWords.selectShown}
              state={shareSelected(selection, shownIds)}
              onPress={() => onSelect(withAllShown(selection, shownIds))}
            />
          ),
          cell: ({ id, scopedId }) => (
            <SelectBox
              label={listWords.select(scopedId)}
              state={isSelected(selection, id) ? 'all' : 'none'}
              onPress={(isRange) => press(id, isRange)}
            />
          ),
        }}
      />
    </>
  );
}
