import { z } from 'zod';

/** Upper bounds of text inputs. The rules decide what a field may contain. */
export const shortText = z.string().max(1_000);
/** Plain text with several lines. */
export const paragraph = z.string().max(2_000);
/** Secrets and links, passed through unchanged. */
export const secretText = z.string().max(1_000);

/** The idempotency key that identifies a repeated request. */
export const idempotencyKeyText = z
  .string()
  .min(1)
  .max(200)
  .refine((key) => key.isWellFormed() && !/\p{Cc}/u.test(key));
export const idempotencyKeyDescription =
  'An idempotency key chosen by the caller. A repeated request with the same key takes effect only once.';
/** Rich text as sent by an editor, before it is sanitized. */
export const richTextInput = z.string().max(100_000);
/** The ID of a record that has no GraphQL type here. */
export const recordId = z.uuid();
/** The ID of a record about to be created. IDs increase over time. */
export const chosenId = z.uuidv7();
export const chosenIdDescription =
  'The ID of the new record, a version 7 UUID, so that the client can use it before the response arrives. Generated if omitted.';
/** A money amount within the safe integer range. The rules decide which amounts are valid. */
export const cents = z.number().max(Number.MAX_SAFE_INTEGER);
/** The maximum length of a list. Every list input sets one. */
export const maxItems = (items: number) => z.array(z.unknown()).max(items, 'tooMany');

/** The size of a file about to be uploaded. */
export const byteSize = z.int().min(1);
export const byteSizeDescription =
  'The size of the file in bytes. The upload is limited to it. Defaults to the maximum size.';
