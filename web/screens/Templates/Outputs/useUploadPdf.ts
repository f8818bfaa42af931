import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useRequestDocumentUpload } from '#web/screens/Templates/Outputs/useRequestDocumentUpload.ts';

/** Uploads a PDF and returns its file ID. */
export function useUploadPdf(masterTemplateId: string): (file: File) => Promise<Outcome<string>> {
  const [requestDocumentUpload] = useRequestDocumentUpload();
  return async (file) => {
    const permitted = await requestDocumentUpload({
      input: { masterTemplateId, fileName: file.name, ...byteSizeOf(file) },
    });
    return permitted.kind === 'done' ? sendFile(file, permitted.value) : permitted;
  };
}
