// Fields are read by MappingTable.tsx.
/* oxlint-disable relay/unused-fields */
import { useState, type ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { documentListWords, documentTermsWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentScreenQuery } from '#web/__generated__/DocumentScreenQuery.graphql.ts';
import { Redirect } from '#web/navigation/Redirect.tsx';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DocumentList } from '#web/screens/Templates/Documents/DocumentList.tsx';
import { documentsPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { DocumentTerms } from '#web/screens/Templates/Documents/DocumentTerms.tsx';
import { useDeleteDocument } from '#web/screens/Templates/Documents/useDeleteDocument.ts';
import { useFormSettingsChanges } from '#web/screens/Templates/Form/useFormSettingsChanges.ts';
import { DocumentFile } from '#web/screens/Templates/Outputs/DocumentFile.tsx';
import { MappingTable } from '#web/screens/Templates/Outputs/MappingTable.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

/** A document of a form: name, versions, file, field mapping, and whether it is in use. */
export function DocumentScreen({ query }: ScreenProps<DocumentScreenQuery>): ReactElement {
  const { processDataFields, form, document } = usePreloadedQuery<DocumentScreenQuery>(documentQuery, query);
  const [isDeleting, setDeleting] = useState(false);
  const [deleteDocument] = useDeleteDocument();
  const own = form?.found;
  const found = document?.found;
  useFormSettingsChanges(own?.id, documentQuery, query.variables);
  if (!own) throw new RequestError('notFound');
  // It was deleted in the meantime.
  if (!found || !own.documents.some(({ id }) => id === found.id)) return <Redirect to={documentsPath(own.id)} />;
  const title = found.name || documentListWords.untitled;
  return (
    <Cards isWide>
      <DocumentList form={own} />
      <Card title={title} isWide>
        <div className={styles.halves}>
          <DocumentTerms key={found.id} document={found} newestVersion={own.draft?.version ?? 1} />
          <DocumentFile key={`${found.id} file`} document={found} masterTemplateId={own.id} />
        </div>
        <MappingTable key={`${found.id} mapping`} document={found} processDataFields={processDataFields} />
        <div>
          <Button variant="quiet" icon="trash" onPress={() => setDeleting(true)}>
            {documentTermsWords.delete}
          </Button>
        </div>
        {isDeleting && (
          <DeleteDialog
            title={documentTermsWords.deleteTitle(title)}
            confirm={documentTermsWords.delete}
            send={() => deleteDocument({ input: { documentId: found.id } })}
            onDone={(_done, { go }) => {
              flash(documentTermsWords.deleted);
              go(documentsPath(own.id), { replace: true });
            }}
            onClose={() => setDeleting(false)}
          >
            {documentTermsWords.deleteText}
          </DeleteDialog>
        )}
      </Card>
    </Cards>
  );
}

const documentQuery = graphql`
  query DocumentScreenQuery($id: ID!, $documentId: ID!) @preloadable {
    processDataFields {
      name
      label
    }
    form: node(id: $id) {
      ... on MasterTemplate @alias(as: "found") {
        id
        documents {
          id
        }
        draft {
          version
        }
        ...DocumentList_form
      }
    }
    document: node(id: $documentId) {
      ... on MasterTemplateDocument @alias(as: "found") {
        id
        name
        ...DocumentTerms_document
        ...DocumentFile_document
        ...MappingTable_document
      }
    }
  }
`;
