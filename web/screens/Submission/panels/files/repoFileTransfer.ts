import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { repoFileTransferMutation } from '#web/__generated__/repoFileTransferMutation.graphql.ts';
import type { FileTransfer } from '#web/forms/files/FileTransfer.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import { uploadAnswerFile } from '#web/screens/Submission/uploadAnswerFile.ts';

interface Place {
  readonly submissionId: string;
  /** visible to applicants */
  readonly isPublic: boolean;
}

/** Uploads a file that is attached to a submission directly. */
export const repoFileTransfer = (environment: Environment, { submissionId, isPublic }: Place): FileTransfer => ({
  send: (file, onProgress, signal) => uploadAnswerFile(environment, { submissionId, file, onProgress, signal }),
  take: (fileId, idempotencyKey) =>
    sendMutation<repoFileTransferMutation>(environment, uploadRepoFile, {
      input: { submissionId, fileId, isPublic, idempotencyKey },
    }),
});

const uploadRepoFile = graphql`
  mutation repoFileTransferMutation($input: UploadRepoFileInput!) {
    uploadRepoFile(input: $input) {
      ... on UploadRepoFilePayload {
        submission {
          ...afterFileChange_submission
        }
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;
