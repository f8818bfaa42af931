import type { Readable } from 'node:stream';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import type { PictureSize } from '#server/documents/parsePictureSize.ts';
import { runInFileProcess } from '#server/documents/runInFileProcess.ts';

/** The size of a picture, or null if it has none. `openHead` gives its first bytes, and is called again for a second attempt. */
export type MeasurePicture = (openHead: () => Promise<Readable>, person: string) => Promise<PictureSize | null>;

/** A photo takes a few milliseconds, after the process has started. */
const milliseconds = 5_000;

/** Measures a picture in a separate process with limits on memory and time. */
export const measurePicture: MeasurePicture = async (openHead, person) => {
  const answer = await runInFileProcess(
    { input: { name: 'measure' }, content: openHead, timeoutMs: milliseconds },
    person,
  );
  return answer === limitExceeded || answer === 'noPicture' ? null : (answer as PictureSize);
};
