import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { bulkExportWords, exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import type { NewBulkExportScreenQuery } from '#web/__generated__/NewBulkExportScreenQuery.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { BulkExportFields } from '#web/screens/Exports/BulkExports/BulkExportFields.tsx';
import { emptyBulkExport, bulkExportInput } from '#web/screens/Exports/BulkExports/bulkExportValues.ts';
import { useCreateBulkExport } from '#web/screens/Exports/BulkExports/useCreateBulkExport.ts';
import { Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Select } from '#web/ui/Select.tsx';

export function NewBulkExportScreen({ query }: ScreenProps<NewBulkExportScreenQuery>): ReactElement {
  const { viewer, exportableForms } = usePreloadedQuery<NewBulkExportScreenQuery>(
    graphql`
      query NewBulkExportScreenQuery @preloadable {
        viewer {
          teams {
            id
            name
            availableActions
          }
        }
        exportableForms {
          ...BulkExportFields_forms
          team {
            id
          }
        }
      }
    `,
    query,
  );
  const teams = (viewer?.teams ?? []).filter(({ availableActions }) => availableActions.includes('createBulkExport'));
  const [chosen, setChosen] = useState(teams[0]?.id ?? '');
  const [createBulkExport] = useCreateBulkExport();
  if (teams.length === 0) throw new RequestError('refused');
  return (
    <>
      <PageTitle
        within={exportsPageWords.title}
        crumbs={[
          { label: exportsPageWords.title, to: '/exports' },
          { label: bulkExportWords.title, to: '/batch_export_templates' },
        ]}
      >
        {bulkExportWords.newTitle}
      </PageTitle>
      {teams.length > 1 && (
        <Select
          id="bulk-export-team"
          name="team"
          label={bulkExportWords.team}
          value={chosen}
          onChange={setChosen}
          options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <Cards>
        <BulkExportFields
          key={chosen}
          title={bulkExportWords.newTitle}
          initial={emptyBulkExport}
          forms={exportableForms.filter(({ team }) => team.id === chosen)}
          send={(values, idempotencyKey) =>
            createBulkExport({ input: { teamId: chosen, ...bulkExportInput(values), idempotencyKey } })
          }
          onDone={({ go }) => {
            flash(bulkExportWords.created);
            go('/batch_export_templates');
          }}
        />
      </Cards>
    </>
  );
}
