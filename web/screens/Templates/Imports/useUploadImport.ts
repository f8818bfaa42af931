import { graphql } from 'react-relay';
import type { useUploadImport_createMutation } from '#web/__generated__/useUploadImport_createMutation.graphql.ts';
import type { useUploadImport_requestMutation } from '#web/__generated__/useUploadImport_requestMutation.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { uploadTable } from '#web/parts/import/uploadTable.ts';
import { byteSizeOf } from '#web/parts/sendFile.ts';
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
  return (file) =>
    uploadTable(file, {
      permit: () => requestImportUpload({ input: { masterTemplateId, fileName: file.name, ...byteSizeOf(file) } }),
      create: async (fileId) => {
        const created = await createDataImport({ input: { masterTemplateId, fileId, idempotencyKey: randomKey() } });
        return created.kind === 'done' ? { kind: 'done', value: created.value.dataImport.id } : created;
      },
    });
}
