import type { ReactElement } from 'react';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { PdfChooser } from '#web/screens/Templates/Outputs/PdfChooser.tsx';
import { useCreateDocument } from '#web/screens/Templates/Outputs/useCreateDocument.ts';
import { useUpdateConfiguredOutput } from '#web/screens/Templates/Outputs/useUpdateConfiguredOutput.ts';
import { useUpdateDocument } from '#web/screens/Templates/Outputs/useUpdateDocument.ts';
import { useUploadPdf } from '#web/screens/Templates/Outputs/useUploadPdf.ts';
import { flash } from '#web/ui/flashes.ts';

interface UploadDocumentProps {
  readonly masterTemplateId: string;
  readonly outputId: string;
  readonly outputName: string;
}

/** Uploads an output's document, which applies to every version from the first on. */
export function UploadDocument({ masterTemplateId, outputId, outputName }: UploadDocumentProps): ReactElement {
  const upload = useUploadPdf(masterTemplateId);
  const [createDocument] = useCreateDocument();
  const [updateDocument] = useUpdateDocument();
  const [updateConfiguredOutput] = useUpdateConfiguredOutput();
  const send = async (file: File): Promise<Outcome<unknown>> => {
    const sent = await upload(file);
    if (sent.kind !== 'done') return sent;
    const created = await createDocument({ input: { masterTemplateId, name: outputName, fileId: sent.value } });
    if (created.kind !== 'done') return created;
    const documentId = created.value.document.id;
    const covered = await updateDocument({ input: { documentId, startVersion: 1, latest: true } });
    if (covered.kind !== 'done') return covered;
    return updateConfiguredOutput({ input: { outputId, settings: { documentId } } });
  };
  const uploading = useAction(send, () => flash(documentWords.uploaded));
  return (
    <PdfChooser
      label={documentWords.choose}
      isPending={uploading.pending !== null}
      refusal={uploading.refusal}
      onChoose={uploading.run}
    />
  );
}
