import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery, useRelayEnvironment } from 'react-relay';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ImportScreenQuery } from '#web/__generated__/ImportScreenQuery.graphql.ts';
import ImportScreenNode from '#web/__generated__/ImportScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { ImportTag } from '#web/parts/import/ImportTag.tsx';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { ImportColumns } from '#web/screens/Templates/Imports/ImportColumns.tsx';
import { importsPath } from '#web/screens/Templates/Imports/importPaths.ts';
import { ImportProblems } from '#web/screens/Templates/Imports/ImportProblems.tsx';
import { ImportReport } from '#web/screens/Templates/Imports/ImportReport.tsx';
import { RemoveImport } from '#web/screens/Templates/Imports/RemoveImport.tsx';
import { useLiveImports } from '#web/screens/Templates/Imports/useLiveImports.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { FormActions } from '#web/ui/Form.tsx';

/** One file of earlier records: column mapping, test result, and imported records. */
export function ImportScreen({ query }: ScreenProps<ImportScreenQuery>): ReactElement {
  const { node, dataImport } = usePreloadedQuery<ImportScreenQuery>(
    graphql`
      query ImportScreenQuery($id: ID!, $importId: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
          }
        }
        dataImport: node(id: $importId) {
          ... on DataImport @alias(as: "found") {
            id
            fileName
            status
            rowCount
            importedCount
            createdBy
            ...ImportReport_import
            ...ImportColumns_import
            ...ImportProblems_import
          }
        }
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  const found = dataImport?.found;
  const { id: formId, importId } = query.variables;
  useLiveImports(formId, { shown: [importId] }, () =>
    refetchQuery<ImportScreenQuery>(environment, ImportScreenNode, { id: formId, importId }),
  );
  const [wasThere] = useState(found != null);
  // Someone else removed the import in the meantime.
  if (node?.form && !found && wasThere) return <Redirect to={importsPath(formId)} />;
  if (!node?.form || !found) throw new RequestError('notFound');
  const { id, fileName, status, rowCount, importedCount, createdBy } = found;
  const isUnderWay = status === 'testing' || status === 'running';
  return (
    <Cards isWide>
      <Card title={fileName}>
        <div>
          <ImportTag status={status} />
        </div>
        <p>{words.facts(rowCount, createdBy)}</p>
        <ImportReport of={found} />
        <FormActions>
          {!isUnderWay && <RemoveImport {...{ id, formId, fileName, importedCount }} />}
          <ButtonLink variant="quiet" to={importsPath(formId)}>
            {words.all}
          </ButtonLink>
        </FormActions>
      </Card>
      {!isUnderWay && status !== 'finished' && <ImportColumns of={found} />}
      {!isUnderWay && <ImportProblems of={found} />}
    </Cards>
  );
}
