import type { Readable } from 'node:stream';
import { askFileProcess } from '#server/documents/askFileProcess.ts';
import { tooMuch } from '#server/documents/keptProcess.ts';
import type { PictureSize } from '#server/documents/pictureSize.ts';

/** The size of a picture, or null if it has none. `openHead` gives its first bytes, and is called again for a second attempt. */
export type MeasurePicture = (openHead: () => Promise<Readable>, person: string) => Promise<PictureSize | null>;

/** A photo takes a few milliseconds, after the process has started. */
const milliseconds = 5_000;

/** Measures a picture in a separate process with limits on memory and time. */
export const measurePicture: MeasurePicture = async (openHead, person) => {
  const answer = await askFileProcess({ asked: { name: 'measure' }, content: openHead, milliseconds }, person);
  return answer === tooMuch || answer === 'noPicture' ? null : (answer as PictureSize);
};
