import { importWords as words } from '#messages/lists/importWords.ts';
import { labeledSentence } from '#web/parts/form/labeledSentence.ts';
import { sendFile, type PermittedUpload } from '#web/parts/sendFile.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface TableUpload {
  readonly permit: () => Promise<Outcome<PermittedUpload>>;
  /** returns the ID of the import */
  readonly create: (fileId: string) => Promise<Outcome<string>>;
}

/** Uploads a file of rows for an import and returns the import's ID. */
export async function uploadTable(file: File, upload: TableUpload): Promise<Outcome<string>> {
  const outcome = await send(file, upload);
  if (outcome.kind !== 'invalid') return outcome;
  // The messages start in lowercase after the field's name, which isn't shown here, so add a subject.
  const problems = outcome.problems.map((each) => ({ ...each, message: labeledSentence(words.theFile, each.message) }));
  return { ...outcome, problems };
}

async function send(file: File, { permit, create }: TableUpload): Promise<Outcome<string>> {
  const permitted = await permit();
  if (permitted.kind !== 'done') return permitted;
  const sent = await sendFile(file, permitted.value);
  return sent.kind === 'done' ? create(sent.value) : sent;
}
