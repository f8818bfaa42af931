import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';

const mega = 1_000_000;
/** Documents and images come in multipart forms; larger files are uploaded to the store directly. */
const mostFormBytes = 26 * mega;
const mostOtherBytes = mega;

/** The rest of a refused body is never read, so its connection can't be reused. */
const limitTo = (maxSize: number): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: (c) => c.json(failureResponse('TOO_LARGE', requestSentences.tooLarge), 413, { connection: 'close' }),
  });

const forms = limitTo(mostFormBytes);
const others = limitTo(mostOtherBytes);

/** Refuses bodies that are too large before anything reads them. */
export const limitBodies: MiddlewareHandler = (c, next) => {
  const isForm = /^multipart\/form-data/i.test(c.req.header('content-type') ?? '');
  return (isForm ? forms : others)(c, next);
};
