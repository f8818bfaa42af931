import type { ReactElement } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { documentListWords, documentTermsWords, documentWords } from '#messages/form/outputEditorWords.ts';
import type { NewDocumentScreenQuery } from '#web/__generated__/NewDocumentScreenQuery.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { RequestError } from '#web/relay/requestError.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { DocumentList } from '#web/screens/Templates/Documents/DocumentList.tsx';
import { documentPath } from '#web/screens/Templates/Documents/documentsPath.ts';
import { PdfChooser } from '#web/screens/Templates/Outputs/PdfChooser.tsx';
import { useCreateDocument } from '#web/screens/Templates/Outputs/useCreateDocument.ts';
import { useUploadPdf } from '#web/screens/Templates/Outputs/useUploadPdf.ts';
import { Card, Cards } from '#web/ui/Card.tsx';
import { flash } from '#web/ui/flashes.ts';

/** Uploads a PDF as a document of the form, named after the file at first. */
export function NewDocumentScreen({ query }: ScreenProps<NewDocumentScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<NewDocumentScreenQuery>(
    graphql`
      query NewDocumentScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on MasterTemplate @alias(as: "form") {
            id
            ...DocumentList_form
          }
        }
      }
    `,
    query,
  );
  const form = node?.form;
  if (!form) throw new RequestError('notFound');
  return (
    <Cards isWide>
      <DocumentList form={form} />
      <Card title={documentListWords.newTitle}>
        <NewDocument masterTemplateId={form.id} />
      </Card>
    </Cards>
  );
}

function NewDocument({ masterTemplateId }: { readonly masterTemplateId: string }): ReactElement {
  const upload = useUploadPdf(masterTemplateId);
  const [createDocument] = useCreateDocument();
  const uploading = useAction(
    async (file: File) => {
      const sent = await upload(file);
      if (sent.kind !== 'done') return sent;
      const name = file.name.replace(/\.pdf$/i, '');
      return createDocument({ input: { masterTemplateId, name, fileId: sent.value } });
    },
    ({ document }, _file, { go }) => {
      flash(documentWords.uploaded);
      go(documentPath(masterTemplateId, document.id));
    },
  );
  return (
    <>
      <p>{documentTermsWords.newText}</p>
      <PdfChooser
        label={documentWords.choose}
        isPending={uploading.pending !== null}
        refusal={uploading.refusal}
        onChoose={uploading.run}
      />
    </>
  );
}
