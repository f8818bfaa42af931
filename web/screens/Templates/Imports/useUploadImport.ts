import { graphql } from 'react-relay';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { useUploadImport_createMutation } from '#web/__generated__/useUploadImport_createMutation.graphql.ts';
import type { useUploadImport_requestMutation } from '#web/__generated__/useUploadImport_requestMutation.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Uploads a file of earlier records and returns the ID of its import. */
export function useUploadImport(masterTemplateId: string): (file: File) => Promise<Outcome<string>> {
  const [requestImportUpload] = useMutation<useUploadImport_requestMutation>(graphql`
    mutation useUploadImport_requestMutation($input: RequestImportUploadInput!) {
      requestImportUpload(input: $input) {
        ... on RequestImportUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [createDataImport] = useMutation<useUploadImport_createMutation>(graphql`
    mutation useUploadImport_createMutation($input: CreateDataImportInput!) {
      createDataImport(input: $input) {
        ... on CreateDataImportPayload {
          dataImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const send = async (file: File): Promise<Outcome<string>> => {
    const asked = { masterTemplateId, fileName: file.name, ...byteSizeOf(file) };
    const permitted = await requestImportUpload({ input: asked });
    if (permitted.kind !== 'done') return permitted;
    const sent = await sendFile(file, permitted.value);
    if (sent.kind !== 'done') return sent;
    const input = { masterTemplateId, fileId: sent.value, idempotencyKey: randomKey() };
    const created = await createDataImport({ input });
    return created.kind === 'done' ? { kind: 'done', value: created.value.dataImport.id } : created;
  };
  return async (file) => {
    const outcome = await send(file);
    if (outcome.kind !== 'invalid') return outcome;
    // The messages start in lowercase after the field's name, which isn't shown here, so add a subject.
    const problems = outcome.problems.map((each) => ({
      ...each,
      message: labeledSentence(words.theFile, each.message),
    }));
    return { ...outcome, problems };
  };
}
