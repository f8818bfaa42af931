import { useCallback } from 'react';
import { graphql } from 'react-relay';

import type { useUploadFileMutation } from '#web/__generated__/useUploadFileMutation.graphql.ts';
import type { Filling } from '#web/forms/Filling.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import { useMutation } from '#web/relay/mutation.ts';

/** Asks where a file may go, and sends it there. */
export function useUploadFile(submissionId: string): Filling['uploadFile'] {
  const [requestUpload] = useMutation<useUploadFileMutation>(graphql`
    mutation useUploadFileMutation($input: RequestAnswerUploadInput!) {
      requestAnswerUpload(input: $input) {
        ... on RequestAnswerUploadPayload {
          fileId
          url
          fields
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return useCallback(
    async (file, onProgress) => {
      const permitted = await requestUpload({
        input: { fileName: file.name, contentType: file.type, submissionId, ...byteSizeOf(file) },
      });
      return permitted.kind === 'done' ? sendFile(file, permitted.value, onProgress) : permitted;
    },
    [requestUpload, submissionId],
  );
}
