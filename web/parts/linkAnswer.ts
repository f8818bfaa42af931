import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';

/** An answer that was saved for the first time stands in the store beside the others of its submission. */
export function linkAnswer(
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
