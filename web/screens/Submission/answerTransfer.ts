import type { Environment } from 'relay-runtime';
import type { FileTransfer } from '#web/forms/files/FileTransfer.ts';
import { acceptUpload } from '#web/screens/Submission/acceptUpload.ts';
import { uploadAnswerFile } from '#web/screens/Submission/uploadAnswerFile.ts';

/** Uploads a file for an answer. The answer itself is saved separately. */
export const answerTransfer = (environment: Environment, submissionId: string): FileTransfer => ({
  send: (file, onProgress, signal) => uploadAnswerFile(environment, { submissionId, file, onProgress, signal }),
  take: (fileId) => acceptUpload(environment, fileId),
});
