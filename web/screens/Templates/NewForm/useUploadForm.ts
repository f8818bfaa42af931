import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { useImportForm } from '#web/screens/Templates/NewForm/useImportForm.ts';
import { useRequestFormUpload } from '#web/screens/Templates/NewForm/useRequestFormUpload.ts';

interface MadeForm {
  readonly id: string;
  readonly name: string;
}

/** Creates a form of the team from a form file. */
export function useUploadForm(teamId: string): (file: File) => Promise<Outcome<MadeForm>> {
  const [requestFormUpload] = useRequestFormUpload();
  const [importForm] = useImportForm();
  const { keyFor } = useIdempotencyKey();
  return async (file) => {
    const permitted = await requestFormUpload({ input: { teamId, fileName: file.name, ...byteSizeOf(file) } });
    if (permitted.kind !== 'done') return permitted;
    const sent = await sendFile(file, permitted.value);
    if (sent.kind !== 'done') return sent;
    const made = await importForm({
      input: { teamId, fileId: sent.value, idempotencyKey: keyFor([teamId, sent.value]) },
    });
    return made.kind === 'done' ? { kind: 'done', value: made.value.masterTemplate } : made;
  };
}
