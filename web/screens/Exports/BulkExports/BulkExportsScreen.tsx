import type { ReactElement } from 'react';
import { graphql, usePaginationFragment, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { bulkExportWords, exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import type { BulkExportsScreen_query$key } from '#web/__generated__/BulkExportsScreen_query.graphql.ts';
import BulkExportsScreenMore, {
  type BulkExportsScreenMoreQuery,
} from '#web/__generated__/BulkExportsScreenMoreQuery.graphql.ts';
import type { BulkExportsScreenQuery } from '#web/__generated__/BulkExportsScreenQuery.graphql.ts';
import { MoreEntries } from '#web/parts/audit/MoreEntries.tsx';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { BulkExportTable } from '#web/screens/Exports/BulkExports/BulkExportTable.tsx';
import { useLiveExports } from '#web/screens/Exports/useLiveExports.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import styles from '#web/screens/Exports/BulkExports/BulkExports.module.css';

const page = 50;

export function BulkExportsScreen({ query }: ScreenProps<BulkExportsScreenQuery>): ReactElement {
  const responseData = usePreloadedQuery<BulkExportsScreenQuery>(
    graphql`
      query BulkExportsScreenQuery @preloadable {
        ...BulkExportsScreen_query
      }
    `,
    query,
  );
  const { data, ...paging } = usePaginationFragment<BulkExportsScreenMoreQuery, BulkExportsScreen_query$key>(
    graphql`
      fragment BulkExportsScreen_query on Query
      @refetchable(queryName: "BulkExportsScreenMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        viewer {
          timeZone
          teams {
            availableActions
          }
        }
        bulkExports(order: shown, first: $count, after: $cursor) @connection(key: "BulkExportsScreen_bulkExports") {
          edges {
            node {
              ownRuns {
                id
              }
              ...BulkExportTable_bulkExports
            }
          }
        }
      }
    `,
    responseData,
  );
  const { bulkExports, viewer } = data;
  const kept = bulkExports.edges.map(({ node }) => node);
  const environment = useRelayEnvironment();
  useLiveExports(
    { shown: kept.flatMap(({ ownRuns }) => ownRuns.map(({ id }) => id)), isLoadingNext: paging.isLoadingNext },
    () =>
      refetchQuery<BulkExportsScreenMoreQuery>(environment, BulkExportsScreenMore, {
        count: refetchRowCount(kept.length, page),
        cursor: null,
      }),
  );
  const mayCreate =
    viewer?.teams.some(({ availableActions }) => availableActions.includes('createBulkExport')) ?? false;
  const create = mayCreate && (
    <ButtonLink variant="primary" to="/batch_export_templates/new">
      {bulkExportWords.create}
    </ButtonLink>
  );
  return (
    <>
      <PageTitle
        within={exportsPageWords.title}
        crumbs={[{ label: exportsPageWords.title, to: '/exports' }]}
        note={bulkExportWords.note}
        action={kept.length > 0 && create}
      >
        {bulkExportWords.title}
      </PageTitle>
      {kept.length === 0 ? (
        <EmptyState drawing="paper" title={bulkExportWords.emptyTitle} action={create}>
          {mayCreate ? bulkExportWords.empty : bulkExportWords.noRight}
        </EmptyState>
      ) : (
        <div className={styles.list}>
          <BulkExportTable bulkExports={kept} timeZone={viewer?.timeZone ?? 'UTC'} />
          <MoreEntries label={exportsPageWords.more} {...paging} />
        </div>
      )}
    </>
  );
}
