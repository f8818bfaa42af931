import { useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ImportList_form$key } from '#web/__generated__/ImportList_form.graphql.ts';
import ImportListMore, { type ImportListMoreQuery } from '#web/__generated__/ImportListMoreQuery.graphql.ts';
import { MoreImports } from '#web/parts/import/MoreImports.tsx';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { ImportTable } from '#web/screens/Templates/Imports/ImportTable.tsx';
import { useLiveImports } from '#web/screens/Templates/Imports/useLiveImports.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';

interface ImportListProps {
  readonly form: ImportList_form$key;
  readonly timeZone: string;
}

const page = 20;

export function ImportList({ form: key, timeZone }: ImportListProps): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<ImportListMoreQuery, ImportList_form$key>(
    graphql`
      fragment ImportList_form on MasterTemplate
      @refetchable(queryName: "ImportListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        dataImports(first: $count, after: $cursor) @connection(key: "ImportList_dataImports") {
          edges {
            node {
              id
              ...ImportTable_imports
            }
          }
        }
      }
    `,
    key,
  );
  const [hasFailed, setFailed] = useState(false);
  const rows = data.dataImports.edges.map(({ node }) => node);
  const environment = useRelayEnvironment();
  useLiveImports(data.id, { shown: rows.map(({ id }) => id), isLoadingNext }, () =>
    refetchQuery<ImportListMoreQuery>(environment, ImportListMore, {
      ...{ id: data.id, cursor: null },
      count: refetchRowCount(rows.length, page),
    }),
  );
  if (rows.length === 0) {
    return (
      <EmptyState drawing="paper" title={words.emptyTitle}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <ImportTable formId={data.id} imports={rows} timeZone={timeZone} />
      <MoreImports
        {...{ hasFailed, hasNext, isLoadingNext }}
        onMore={() => loadNext(page, { onComplete: (error) => setFailed(error !== null) })}
      />
    </>
  );
}
