import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { BulkExportsScreenQuery } from '#web/__generated__/BulkExportsScreenQuery.graphql.ts';
import { bulkExportWords, exportsPageWords } from '#web/messages/exportsPageWords.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { BulkExportTable } from '#web/screens/BulkExports/BulkExportTable.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

/** What is exported again and again. */
export function BulkExportsScreen({ query }: ScreenProps<BulkExportsScreenQuery>): ReactElement {
  const { bulkExports, viewer } = usePreloadedQuery<BulkExportsScreenQuery>(
    graphql`
      query BulkExportsScreenQuery @preloadable {
        viewer {
          timeZone
          teams {
            availableActions
          }
        }
        bulkExports(order: shown, first: 100) @connection(key: "BulkExportsScreen_bulkExports") {
          edges {
            node {
              ...BulkExportTable_bulkExports
            }
          }
        }
      }
    `,
    query,
  );
  const mayCreate =
    viewer?.teams.some(({ availableActions }) => availableActions.includes('createBulkExport')) ?? false;
  const create = mayCreate && (
    <ButtonLink look="primary" to="/batch_export_templates/new">
      {bulkExportWords.create}
    </ButtonLink>
  );
  const kept = bulkExports.edges.map(({ node }) => node);
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
        <BulkExportTable bulkExports={kept} timeZone={viewer?.timeZone ?? 'UTC'} />
      )}
    </>
  );
}
