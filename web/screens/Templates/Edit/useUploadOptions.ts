import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useCreateOptionsFromFile } from '#web/screens/Templates/Edit/useCreateOptionsFromFile.ts';
import { useRequestOptionsUpload } from '#web/screens/Templates/Edit/useRequestOptionsUpload.ts';

/** Adds the options of a CSV file to a field and returns their number. */
export function useUploadOptions(fieldId: string): (file: File) => Promise<Outcome<number>> {
  const [requestOptionsUpload] = useRequestOptionsUpload();
  const [createOptionsFromFile] = useCreateOptionsFromFile();
  return async (file) => {
    const permitted = await requestOptionsUpload({ input: { fieldId, fileName: file.name, ...byteSizeOf(file) } });
    if (permitted.kind !== 'done') return permitted;
    const sent = await sendFile(file, permitted.value);
    if (sent.kind !== 'done') return sent;
    const added = await createOptionsFromFile({ input: { fieldId, fileId: sent.value } });
    return added.kind === 'done' ? { kind: 'done', value: added.value.addedCount } : added;
  };
}
