import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { useLocation } from 'react-router';
import type { BatchAction } from '#domain/batch/batchRules.ts';
import type { ListLayout } from '#domain/filter/listLayout.ts';
import { submissionsPageSize } from '#domain/filter/lists.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import type { SubmissionList_query$key } from '#web/__generated__/SubmissionList_query.graphql.ts';
import SubmissionListMore, {
  type SubmissionListMoreQuery,
} from '#web/__generated__/SubmissionListMoreQuery.graphql.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';
import { askAgain } from '#web/relay/askAgain.ts';
import { BatchActions } from '#web/screens/Dashboard/batch/BatchActions.tsx';
import type { KnownNames } from '#web/screens/Dashboard/filter/conditionLabel.ts';
import { FreshRows } from '#web/screens/Dashboard/FreshRows.tsx';
import { InSight } from '#web/screens/Dashboard/InSight.tsx';
import type { ListOrder, ListView } from '#web/screens/Dashboard/listView.ts';
import { NoSubmissions } from '#web/screens/Dashboard/NoSubmissions.tsx';
import { PeekBeside } from '#web/screens/Dashboard/peek/PeekBeside.tsx';
import { keepRows } from '#web/screens/Dashboard/rowsKept.ts';
import { isSelected, noSelection, selectedCount } from '#web/screens/Dashboard/selection.ts';
import { SelectionBar } from '#web/screens/Dashboard/SelectionBar.tsx';
import { SubmissionTable } from '#web/screens/Dashboard/SubmissionTable.tsx';
import { useFreshRows } from '#web/screens/Dashboard/useFreshRows.ts';
import { useLiveRows } from '#web/screens/Dashboard/useLiveRows.ts';
import { variablesOf } from '#web/screens/Dashboard/viewAddress.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

interface SubmissionListProps {
  readonly submissions: SubmissionList_query$key;
  readonly view: ListView;
  readonly names: KnownNames;
  readonly layout: ListLayout;
  readonly onOrder: (order: ListOrder) => void;
  /** shown at the end of the line with the total */
  readonly options: ReactNode;
}

/** Filtered submissions with infinite scroll, twenty at a time. New rows wait behind a pill. */
export function SubmissionList({
  submissions,
  view,
  names,
  layout,
  onOrder,
  options,
}: SubmissionListProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    SubmissionListMoreQuery,
    SubmissionList_query$key
  >(
    graphql`
      fragment SubmissionList_query on Query
      @refetchable(queryName: "SubmissionListMoreQuery")
      @argumentDefinitions(
        filters: { type: "JSON" }
        sort: { type: "SubmissionSort" }
        ascending: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        viewer {
          timeZone
          ...NoSubmissions_viewer
        }
        submissionRows(filters: $filters, sort: $sort, ascending: $ascending, first: $count, after: $cursor)
          @connection(key: "SubmissionList_submissionRows") {
          totalCount
          edges {
            node {
              id
              kind
              submissionId
              ...SubmissionTable_rows
              ...PeekBeside_rows
            }
          }
        }
      }
    `,
    submissions,
  );
  const environment = useRelayEnvironment();
  const { isUnderway } = useTravel();
  const [hasFailed, setFailed] = useState(false);
  const [selection, select] = useState(noSelection);
  const top = useRef<HTMLDivElement>(null);
  const { edges, totalCount } = data.submissionRows;
  const { filters, sort, ascending } = variablesOf(view);
  const variables = { filters, sort, ascending };
  const { key, search } = useLocation();
  useEffect(() => keepRows({ search: new URLSearchParams(search), key }, edges.length), [key, search, edges.length]);
  const ids = edges.map(({ node }) => node.id);
  const news = useLiveRows({ ids, total: totalCount ?? edges.length, hasNext, variables });
  const total = news.total ?? totalCount ?? edges.length;
  const loadMore = (): void => {
    if (isLoadingNext) return;
    loadNext(submissionsPageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  const { isComing, showFresh } = useFreshRows({
    isEmptyWithNews: edges.length === 0 && news.fresh > 0,
    load: () =>
      askAgain<SubmissionListMoreQuery>(environment, SubmissionListMore, {
        ...{ ...variables, count: submissionsPageSize, cursor: null },
      }),
    onLoaded: () => {
      select(noSelection);
      news.forget();
      // The pressed button was removed.
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView();
    },
    onFailed: () => setFailed(true),
  });
  // Neither removed submissions nor imported records can be changed.
  const named = edges.filter(
    ({ node: { id, kind } }) => isSelected(selection, id) && kind === 'InitiatedFlow' && !news.gone.has(id),
  );
  const importedCount =
    selection.kind === 'all'
      ? 0
      : edges.filter(({ node: { id, kind } }) => isSelected(selection, id) && kind === 'ImportedFlow').length;
  const chosen = {
    count: selection.kind === 'all' ? total : named.length,
    submissionIds: selection.kind === 'all' ? null : named.map(({ node }) => node.submissionId),
    filters,
  };
  const begun = (action: BatchAction): void => {
    // After the action, "all matching" may mean other rows.
    if (action === 'delete' || selection.kind === 'all') select(noSelection);
  };
  const nodes = edges.map(({ node }) => node);
  const peek = { rows: nodes, total, hasNext: hasNext && !isLoadingNext && !hasFailed, onNearEnd: loadMore };
  if (data.viewer && edges.length === 0) {
    return (
      <PeekBeside {...peek}>
        <NoSubmissions viewer={data.viewer} view={view} names={names} />
      </PeekBeside>
    );
  }
  return (
    <PeekBeside {...peek}>
      <div ref={top} tabIndex={-1} className={styles.head}>
        {selectedCount(selection) > 0 ? (
          <SelectionBar selection={selection} total={total} onSelect={select}>
            {importedCount > 0 && <span>{listWords.importedChosen(importedCount)}</span>}
            <BatchActions chosen={chosen} listedBy={view} onBegun={begun} />
          </SelectionBar>
        ) : (
          <output className={styles.total}>{listWords.showing(edges.length, total)}</output>
        )}
        {options}
      </div>
      <div className={styles.stage}>
        <FreshRows count={news.fresh} label={listWords.showFresh(news.fresh)} isPending={isComing} onShow={showFresh} />
        <div className={styles.rows} aria-busy={isUnderway || undefined}>
          <SubmissionTable
            rows={nodes}
            timeZone={data.viewer?.timeZone ?? 'UTC'}
            layout={layout}
            order={view}
            onOrder={onOrder}
            selection={selection}
            onSelect={select}
            gone={news.gone}
          />
        </div>
      </div>
      {hasFailed && (
        <Alert tone="danger" title={submissionListWords.failed} isLive>
          {submissionListWords.failedText}
        </Alert>
      )}
      {hasNext && (
        <div>
          {!hasFailed && <InSight key={edges.length} onSight={loadMore} />}
          <Button isPending={isLoadingNext} onPress={loadMore}>
            {submissionListWords.more}
          </Button>
        </div>
      )}
    </PeekBeside>
  );
}
