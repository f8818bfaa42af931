import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** Links an answer saved for the first time to its submission in the store. */
export function addAnswerToStore(
  store: RecordSourceProxy,
  submissionId: string,
  answer: RecordProxy | null | undefined,
): void {
  const submission = store.get(submissionId);
  const answers = submission?.getLinkedRecords('answers');
  if (!submission || !answers || !answer) return;
  if (answers.some((one) => one?.getDataID() === answer.getDataID())) return;
  submission.setLinkedRecords([...answers, answer], 'answers');
}
