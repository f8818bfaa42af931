import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import type { DocumentEditor_document$key } from '#web/__generated__/DocumentEditor_document.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { DocumentStatus } from '#web/screens/Templates/Outputs/DocumentStatus.tsx';
import { MappingTable, type ProcessDataField } from '#web/screens/Templates/Outputs/MappingTable.tsx';
import { PdfChooser } from '#web/screens/Templates/Outputs/PdfChooser.tsx';
import { useReplaceDocumentFile } from '#web/screens/Templates/Outputs/useReplaceDocumentFile.ts';
import { useUploadPdf } from '#web/screens/Templates/Outputs/useUploadPdf.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DocumentEditorProps {
  readonly document: DocumentEditor_document$key;
  readonly masterTemplateId: string;
  readonly processDataFields: readonly ProcessDataField[];
  readonly isOfOutput?: boolean;
}

/** An output's PDF: field mapping, and whether it is in use. */
export function DocumentEditor({
  document,
  masterTemplateId,
  processDataFields,
  isOfOutput = false,
}: DocumentEditorProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment DocumentEditor_document on MasterTemplateDocument {
        id
        fileName
        url
        fieldNames
        mappingWarnings
        ...DocumentStatus_document
        ...MappingTable_document
      }
    `,
    document,
  );
  const { id, fileName, url, fieldNames, mappingWarnings } = data;
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
    <>
      {url && (
        <p>
          <a href={url}>
            {documentWords.download}: {fileName}
          </a>
        </p>
      )}
      <DocumentStatus document={data} isOfOutput={isOfOutput} />
      {mappingWarnings.length > 0 && <Alert tone="warning">{documentWords.warning(mappingWarnings.join(', '))}</Alert>}
      {fieldNames.length === 0 ? (
        <p>{documentWords.noFields}</p>
      ) : (
        <MappingTable document={data} processDataFields={processDataFields} />
      )}
      <PdfChooser
        label={documentWords.replace}
        isPending={replacing.pending !== null}
        refusal={replacing.refusal}
        onChoose={replacing.run}
      />
    </>
  );
}
