import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useRequestEvidenceUpload } from '#web/screens/Teams/Disputes/useRequestEvidenceUpload.ts';

/** Uploads an evidence file and returns its ID. */
export function useUploadEvidence(disputeId: string): (file: File) => Promise<Outcome<string>> {
  const [requestEvidenceUpload] = useRequestEvidenceUpload();
  return async (file) => {
    const permitted = await requestEvidenceUpload({
      input: { disputeId, fileName: file.name, contentType: file.type, ...byteSizeOf(file) },
    });
    return permitted.kind === 'done' ? sendFile(file, permitted.value) : permitted;
  };
}
