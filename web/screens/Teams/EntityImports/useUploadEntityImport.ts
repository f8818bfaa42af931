import { graphql } from 'react-relay';
import type { useUploadEntityImport_createMutation } from '#web/__generated__/useUploadEntityImport_createMutation.graphql.ts';
import type { useUploadEntityImport_requestMutation } from '#web/__generated__/useUploadEntityImport_requestMutation.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { uploadTable } from '#web/parts/import/uploadTable.ts';
import { byteSizeOf } from '#web/parts/sendFile.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Uploads a file of entities and returns the ID of its import. */
export function useUploadEntityImport(customEntityId: string): (file: File) => Promise<Outcome<string>> {
  const [requestEntityImportUpload] = useMutation<useUploadEntityImport_requestMutation>(graphql`
    mutation useUploadEntityImport_requestMutation($input: RequestEntityImportUploadInput!) {
      requestEntityImportUpload(input: $input) {
        ... on RequestEntityImportUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [createEntityImport] = useMutation<useUploadEntityImport_createMutation>(graphql`
    mutation useUploadEntityImport_createMutation($input: CreateEntityImportInput!) {
      createEntityImport(input: $input) {
        ... on CreateEntityImportPayload {
          entityImport {
            id
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return (file) =>
    uploadTable(file, {
      permit: () => requestEntityImportUpload({ input: { customEntityId, fileName: file.name, ...byteSizeOf(file) } }),
      create: async (fileId) => {
        const created = await createEntityImport({ input: { customEntityId, fileId, idempotencyKey: randomKey() } });
        return created.kind === 'done' ? { kind: 'done', value: created.value.entityImport.id } : created;
      },
    });
}
