import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { uploadAnswerFileMutation } from '#web/__generated__/uploadAnswerFileMutation.graphql.ts';
import { byteSizeOf, sendFile } from '#web/parts/sendFile.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface SubmissionUpload {
  readonly submissionId: string;
  readonly file: File;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Requests an upload for a file of a submission, and uploads it. */
export async function uploadAnswerFile(
  environment: Environment,
  { submissionId, file, onProgress, signal }: SubmissionUpload,
): Promise<Outcome<string>> {
  const permitted = await sendMutation<uploadAnswerFileMutation>(
    environment,
    graphql`
      mutation uploadAnswerFileMutation($input: RequestAnswerUploadInput!) {
        requestAnswerUpload(input: $input) {
          ... on RequestAnswerUploadPayload {
            fileId
            url
            fields
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    { input: { fileName: file.name, contentType: file.type, submissionId, ...byteSizeOf(file) } },
  );
  return permitted.kind === 'done' ? sendFile(file, permitted.value, onProgress, signal) : permitted;
}
