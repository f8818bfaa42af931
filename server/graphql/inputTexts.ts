import { z } from 'zod';

/** Bounds of what a text input takes at all; what its field may hold is for the rules to say. */
export const line = z.string().max(1_000);
/** Plain text of several lines. */
export const paragraph = z.string().max(2_000);
/** Secrets and links, as they come. */
export const secretText = z.string().max(1_000);

/** What makes a repeated request the same request. */
export const requestKey = z
  .string()
  .min(1)
  .max(200)
  .refine((key) => key.isWellFormed() && !/\p{Cc}/u.test(key));
export const requestKeyMeaning = 'Chosen by the caller: a request that is repeated with it is done once.';
/** Rich text as an editor sends it, before it is cleaned. */
export const html = z.string().max(100_000);
/** The id of a record that has no type of its own here. */
export const recordId = z.uuid();
/** Of something that is about to be made; ids grow with time. */
export const chosenId = z.uuidv7();
export const chosenIdMeaning =
  'The id that it is to have, a UUID of version 7: whoever asks can go on with it before the answer comes. Made here when it is left out.';
/** An amount of money as far as numbers are exact; what it may be is for the rules to say. */
export const cents = z.number().max(Number.MAX_SAFE_INTEGER);
/** How long a list may be. Every list of an input says so. */
export const atMost = (items: number) => z.array(z.unknown()).max(items, 'tooMany');

/** How large a file is that is about to be uploaded. */
export const byteSize = z.int().min(1);
export const byteSizeMeaning = 'How large it is: the permission is for no more. Without it, for the largest.';
