import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentFile_document$key } from '#web/__generated__/DocumentFile_document.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { DocumentStatus } from '#web/screens/Templates/Outputs/DocumentStatus.tsx';
import { PdfChooser } from '#web/screens/Templates/Outputs/PdfChooser.tsx';
import { useReplaceDocumentFile } from '#web/screens/Templates/Outputs/useReplaceDocumentFile.ts';
import { useUploadPdf } from '#web/screens/Templates/Outputs/useUploadPdf.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Templates/Outputs/OutputTerms.module.css';

interface DocumentFileProps {
  readonly document: DocumentFile_document$key;
  readonly masterTemplateId: string;
  readonly isOfOutput?: boolean;
}

/** The PDF of a document: whether it is in use, and a button to replace it. */
export function DocumentFile({ document, masterTemplateId, isOfOutput = false }: DocumentFileProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment DocumentFile_document on MasterTemplateDocument {
        id
        fileName
        url
        mappingWarnings
        ...DocumentStatus_document
      }
    `,
    document,
  );
  const { id, fileName, url, mappingWarnings } = data;
  const upload = useUploadPdf(masterTemplateId);
  const [replaceDocumentFile] = useReplaceDocumentFile();
  const replacing = useAction(
    async (file: File): Promise<Outcome<unknown>> => {
      const sent = await upload(file);
      return sent.kind === 'done' ? replaceDocumentFile({ input: { documentId: id, fileId: sent.value } }) : sent;
    },
    () => flash(documentWords.replaced),
  );
  return (
    <div className={styles.half}>
      {url && (
        <p>
          <a href={url}>
            {documentWords.download}: {fileName}
          </a>
        </p>
      )}
      <DocumentStatus document={data} isOfOutput={isOfOutput} />
      <PdfChooser
        label={documentWords.replace}
        isPending={replacing.pending !== null}
        refusal={replacing.refusal}
        onChoose={replacing.run}
      />
      {mappingWarnings.length > 0 && <Alert tone="warning">{documentWords.warning(mappingWarnings.join(', '))}</Alert>}
    </div>
  );
}
