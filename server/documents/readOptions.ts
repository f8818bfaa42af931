import type { Readable } from 'node:stream';
import { failed } from '#domain/kernel/result.ts';
import type { readOptionsFile } from '#domain/template/readOptionsFile.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import { runInFileProcess } from '#server/documents/runInFileProcess.ts';

type Options = ReturnType<typeof readOptionsFile>;

/** The largest file takes a third of a second. */
const milliseconds = 15_000;

/** The options in a CSV file, read in a separate process with limits on memory and time. */
export async function readOptions(open: () => Promise<Readable>, person: string): Promise<Options> {
  const answer = await runInFileProcess({ input: { name: 'options' }, content: open, timeoutMs: milliseconds }, person);
  return answer === limitExceeded ? failed({ code: 'optionsFileUnreadable', params: {} }) : (answer as Options);
}
