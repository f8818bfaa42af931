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
import type { ConditionNames } from '#web/lists/filter/conditionLabel.ts';
import { InfiniteScroll } from '#web/lists/InfiniteScroll.tsx';
import { NewRowsButton } from '#web/lists/NewRowsButton.tsx';
import { isSelected, noSelection, selectedCount } from '#web/lists/selection.ts';
import { SelectionBar } from '#web/lists/SelectionBar.tsx';
import { useShowNewRows } from '#web/lists/useShowNewRows.ts';
import { listQueryVariables } from '#web/lists/viewUrl.ts';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { BatchActions } from '#web/screens/Submissions/batch/BatchActions.tsx';
import { NoSubmissions } from '#web/screens/Submissions/NoSubmissions.tsx';
import { PeekLayout } from '#web/screens/Submissions/peek/PeekLayout.tsx';
import { saveRowCount } from '#web/screens/Submissions/savedRowCount.ts';
import type { SubmissionListSort, SubmissionListView } from '#web/screens/Submissions/submissionListView.ts';
import { SubmissionTable } from '#web/screens/Submissions/SubmissionTable.tsx';
import { useLiveSubmissionRows } from '#web/screens/Submissions/useLiveSubmissionRows.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/lists/List.module.css';

interface SubmissionListProps {
  readonly submissions: SubmissionList_query$key;
  readonly view: SubmissionListView;
  readonly names: ConditionNames;
  readonly layout: ListLayout;
  readonly onOrder: (order: SubmissionListSort) => void;
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
              ...PeekLayout_rows
            }
          }
        }
      }
    `,
    submissions,
  );
  const environment = useRelayEnvironment();
  const { isUnderway } = useNavigationState();
  const [hasFailed, setFailed] = useState(false);
  const [selection, select] = useState(noSelection);
  const top = useRef<HTMLDivElement>(null);
  const { edges, totalCount } = data.submissionRows;
  const { filters, sort, ascending } = listQueryVariables(view);
  const variables = { filters, sort, ascending };
  const { key, search } = useLocation();
  useEffect(
    () => saveRowCount({ search: new URLSearchParams(search), key }, edges.length),
    [key, search, edges.length],
  );
  const ids = edges.map(({ node }) => node.id);
  const news = useLiveSubmissionRows({ ids, total: totalCount ?? edges.length, hasNext, variables });
  const total = news.total ?? totalCount ?? edges.length;
  const loadMore = (): void => {
    if (isLoadingNext) return;
    loadNext(submissionsPageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  const { isComing, showFresh } = useShowNewRows({
    isEmptyWithNews: edges.length === 0 && news.fresh > 0,
    load: () =>
      refetchQuery<SubmissionListMoreQuery>(environment, SubmissionListMore, {
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
      <PeekLayout {...peek}>
        <NoSubmissions viewer={data.viewer} view={view} names={names} />
      </PeekLayout>
    );
  }
  return (
    <PeekLayout {...peek}>
      <div ref={top} tabIndex={-1} className={styles.toolbar}>
        {selectedCount(selection) > 0 ? (
          <SelectionBar selection={selection} total={total} onSelect={select}>
            {importedCount > 0 && <span>{listWords.importedChosen(importedCount)}</span>}
            <BatchActions chosen={chosen} listedBy={view} onStarted={begun} />
          </SelectionBar>
        ) : (
          <output className={styles.total}>{listWords.showing(edges.length, total)}</output>
        )}
        {options}
      </div>
      <div className={styles.stack}>
        <NewRowsButton
          count={news.fresh}
          label={listWords.showFresh(news.fresh)}
          isPending={isComing}
          onShow={showFresh}
        />
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
          {!hasFailed && <InfiniteScroll key={edges.length} onSight={loadMore} />}
          <Button isPending={isLoadingNext} onPress={loadMore}>
            {submissionListWords.more}
          </Button>
        </div>
      )}
    </PeekLayout>
  );
}
