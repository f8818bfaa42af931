import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { importLimits } from '#domain/import/importRules.ts';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ImportsScreenQuery } from '#web/__generated__/ImportsScreenQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ImportList } from '#web/screens/Templates/Imports/ImportList.tsx';
import { importPath } from '#web/screens/Templates/Imports/importPaths.ts';
import { useUploadImport } from '#web/screens/Templates/Imports/useUploadImport.ts';
import { Card, Cards } from '#web/ui/Card.tsx';
import { FileChooser } from '#web/ui/FileChooser.tsx';
import { flash } from '#web/ui/flashes.ts';

/** Uploads a file of earlier records, and lists previous ones. */
export function ImportsScreen({ query }: ScreenProps<ImportsScreenQuery>): ReactElement {
  const { viewer, node } = usePreloadedQuery<ImportsScreenQuery>(
    graphql`
      query ImportsScreenQuery($id: ID!) @preloadable {
        viewer {
          timeZone
        }
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            availableActions
            ...ImportList_form
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form?.availableActions.includes('importRecords')) throw new RequestError('notFound');
  return (
    <Cards isWide>
      <Card title={words.title}>
        <p>{words.lead}</p>
        <UploadFile formId={form.id} />
      </Card>
      <Card title={words.earlier}>
        <ImportList form={form} timeZone={viewer?.timeZone ?? 'UTC'} />
      </Card>
    </Cards>
  );
}

function UploadFile({ formId }: { readonly formId: string }): ReactElement {
  const uploading = useAction(useUploadImport(formId), (importId, _file, { go }) => {
    flash(words.uploaded);
    go(importPath(formId, importId));
  });
  return (
    <FileChooser
      label={words.file}
      hint={words.fileHint(importLimits.rows, importLimits.bytes / 1_000_000)}
      accept="text/csv,.csv"
      isPending={uploading.pending !== null}
      pendingLabel={words.uploading}
      refusal={uploading.refusal}
      onChoose={uploading.run}
    />
  );
}
