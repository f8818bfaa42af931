import { useRef, useState, type ReactElement, type ReactNode } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { ListLayout, OutputColumn } from '#domain/filter/listLayout.ts';
import { submissionsPageSize } from '#domain/filter/lists.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { OutputList_query$key } from '#web/__generated__/OutputList_query.graphql.ts';
import OutputListMore, { type OutputListMoreQuery } from '#web/__generated__/OutputListMoreQuery.graphql.ts';
import { InfiniteScroll } from '#web/lists/InfiniteScroll.tsx';
import { NewRowsButton } from '#web/lists/NewRowsButton.tsx';
import { useShowNewRows } from '#web/lists/useShowNewRows.ts';
import { listQueryVariables } from '#web/lists/viewUrl.ts';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { ExportOutputs } from '#web/screens/Outputs/list/ExportOutputs.tsx';
import { NoOutputs } from '#web/screens/Outputs/list/NoOutputs.tsx';
import type { OutputListSort, OutputListView } from '#web/screens/Outputs/list/outputsViewUrl.ts';
import { OutputTable } from '#web/screens/Outputs/list/OutputTable.tsx';
import { useLiveOutputs } from '#web/screens/Outputs/list/useLiveOutputs.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/lists/List.module.css';

interface OutputListProps {
  readonly outputs: OutputList_query$key;
  readonly view: OutputListView;
  readonly layout: ListLayout<OutputColumn>;
  readonly onOrder: (order: OutputListSort) => void;
  /** shown at the end of the line with the total */
  readonly options: ReactNode;
}

/** Filtered outputs with infinite scroll, twenty at a time. New rows wait behind a pill. */
export function OutputList({ outputs, view, layout, onOrder, options }: OutputListProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<OutputListMoreQuery, OutputList_query$key>(
    graphql`
      fragment OutputList_query on Query
      @refetchable(queryName: "OutputListMoreQuery")
      @argumentDefinitions(
        filters: { type: "JSON" }
        sort: { type: "OutputSort" }
        ascending: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
      ) {
        viewer {
          timeZone
          ...NoOutputs_viewer
        }
        outputRows(filters: $filters, sort: $sort, ascending: $ascending, first: $count, after: $cursor)
          @connection(key: "OutputList_outputRows") {
          totalCount
          edges {
            node {
              id
              ...OutputTable_rows
            }
          }
        }
      }
    `,
    outputs,
  );
  const environment = useRelayEnvironment();
  const { isUnderway } = useNavigationState();
  const [hasFailed, setFailed] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const { edges, totalCount } = data.outputRows;
  const { filters, sort, ascending } = listQueryVariables(view);
  const variables = { filters, sort, ascending };
  const ids = edges.map(({ node }) => node.id);
  const news = useLiveOutputs({ ids, total: totalCount ?? edges.length, hasNext, variables });
  const total = news.total ?? totalCount ?? edges.length;
  const loadMore = (): void => {
    if (isLoadingNext) return;
    loadNext(submissionsPageSize, { onComplete: (error) => setFailed(error !== null) });
  };
  const { isComing, showFresh } = useShowNewRows({
    isEmptyWithNews: edges.length === 0 && news.fresh > 0,
    load: () =>
      refetchQuery<OutputListMoreQuery>(environment, OutputListMore, {
        ...{ ...variables, count: submissionsPageSize, cursor: null },
      }),
    onLoaded: () => {
      news.forget();
      // The pressed button was removed.
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView();
    },
    onFailed: () => setFailed(true),
  });
  const action = <ExportOutputs filters={filters} total={total} />;
  if (data.viewer && edges.length === 0) return <NoOutputs viewer={data.viewer} view={view} action={action} />;
  return (
    <>
      <div ref={top} tabIndex={-1} className={styles.toolbar}>
        <output className={styles.total}>{listWords.showing(edges.length, total)}</output>
        <div className={styles.actions}>
          {action}
          {options}
        </div>
      </div>
      <div className={styles.stack}>
        <NewRowsButton
          count={news.fresh}
          label={outputListWords.showFresh(news.fresh)}
          isPending={isComing}
          onShow={showFresh}
        />
        <div className={styles.rows} aria-busy={isUnderway || undefined}>
          <OutputTable
            rows={edges.map(({ node }) => node)}
            timeZone={data.viewer?.timeZone ?? 'UTC'}
            layout={layout}
            order={view}
            onOrder={onOrder}
            gone={news.gone}
          />
        </div>
      </div>
      {hasFailed && (
        <Alert tone="danger" title={outputListWords.failed} isLive>
          {outputListWords.failedText}
        </Alert>
      )}
      {hasNext && (
        <div>
          {!hasFailed && <InfiniteScroll key={edges.length} onSight={loadMore} />}
          <Button isPending={isLoadingNext} onPress={loadMore}>
            {outputListWords.more}
          </Button>
        </div>
      )}
    </>
  );
}
