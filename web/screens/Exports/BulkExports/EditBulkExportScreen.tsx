import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { bulkExportWords, exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import type { EditBulkExportScreenQuery } from '#web/__generated__/EditBulkExportScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { EditBulkExportForm } from '#web/screens/Exports/BulkExports/EditBulkExportForm.tsx';
import { Cards } from '#web/ui/Card.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';

export function EditBulkExportScreen({ query }: ScreenProps<EditBulkExportScreenQuery>): ReactElement {
  const { node, exportableForms } = usePreloadedQuery<EditBulkExportScreenQuery>(
    graphql`
      query EditBulkExportScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on BulkExport @alias(as: "bulkExport") {
            availableActions
            team {
              id
            }
            ...EditBulkExportForm_bulkExport
          }
        }
        exportableForms {
          ...EditBulkExportForm_forms
          team {
            id
          }
        }
      }
    `,
    query,
  );
  const bulkExport = node?.bulkExport;
  if (!bulkExport) throw new RequestError('notFound');
  if (!bulkExport.availableActions.includes('updateBulkExport')) throw new RequestError('refused');
  return (
    <>
      <PageTitle
        within={exportsPageWords.title}
        crumbs={[
          { label: exportsPageWords.title, to: '/exports' },
          { label: bulkExportWords.title, to: '/batch_export_templates' },
        ]}
      >
        {bulkExportWords.editTitle}
      </PageTitle>
      <Cards>
        <EditBulkExportForm
          bulkExport={bulkExport}
          forms={exportableForms.filter(({ team }) => team.id === bulkExport.team.id)}
        />
      </Cards>
    </>
  );
}
