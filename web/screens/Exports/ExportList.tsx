import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import type { ExportList_query$key } from '#web/__generated__/ExportList_query.graphql.ts';
import ExportListMore, { type ExportListMoreQuery } from '#web/__generated__/ExportListMoreQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { ExportTable } from '#web/screens/Exports/ExportTable.tsx';
import { useLiveExports } from '#web/screens/Exports/useLiveExports.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '#web/parts/export/Exports.module.css';

const page = 20;

export function ExportList({ exports: key }: { readonly exports: ExportList_query$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ExportListMoreQuery, ExportList_query$key>(
    graphql`
      fragment ExportList_query on Query
      @refetchable(queryName: "ExportListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        viewer {
          timeZone
        }
        exports(first: $count, after: $cursor) @connection(key: "ExportList_exports") {
          edges {
            node {
              id
              ...ExportTable_exports
            }
          }
        }
      }
    `,
    key,
  );
  const [hasFailed, setFailed] = useState(false);
  const rows = data.exports.edges.map(({ node }) => node);
  const environment = useRelayEnvironment();
  useLiveExports({ shown: rows.map(({ id }) => id), isLoadingNext }, () =>
    refetchQuery<ExportListMoreQuery>(environment, ExportListMore, {
      count: refetchRowCount(rows.length, page),
      cursor: null,
    }),
  );
  if (rows.length === 0) {
    return (
      <EmptyState drawing="paper" title={exportsPageWords.emptyTitle}>
        {exportsPageWords.empty}
      </EmptyState>
    );
  }
  return (
    <div className={styles.list}>
      <ExportTable exports={rows} timeZone={data.viewer?.timeZone ?? 'UTC'} />
      {hasFailed && (
        <Alert tone="danger" title={exportsPageWords.failed} isLive>
          {exportsPageWords.failedText}
        </Alert>
      )}
      {hasNext && (
        <div>
          <Button
            isPending={isLoadingNext}
            onPress={() => {
              loadNext(page, { onComplete: (error) => setFailed(error !== null) });
            }}
          >
            {exportsPageWords.more}
          </Button>
        </div>
      )}
    </div>
  );
}
