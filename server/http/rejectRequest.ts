import type { IncomingMessage, ServerResponse } from 'node:http';
import { failurePages } from '#messages/shell/failureWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';

const reasons = {
  tooFast: {
    status: 429,
    code: 'TOO_FAST',
    title: failurePages.tooFast.title,
    sentence: refusalSentence('tooManyRequests'),
  },
  starting: {
    status: 503,
    code: 'UNAVAILABLE',
    title: failurePages.tooFast.title,
    sentence: requestSentences.comeBack,
  },
} as const;

type Reason = (typeof reasons)[keyof typeof reasons];

/** Refuses a request without reading it, in the format of GraphQL or REST, or as a page. */
export function rejectRequest(
  { url = '', headers }: IncomingMessage,
  response: ServerResponse,
  why: keyof typeof reasons,
  seconds: number,
): void {
  const reason = reasons[why];
  const isPage = headers.accept?.includes('text/html') === true;
  const body = isPage
    ? refusalPage(why)
    : JSON.stringify(
        url.startsWith('/graphql') ? errorsOf(reason, seconds) : failureResponse(reason.code, reason.sentence),
      );
  response.writeHead(reason.status, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(seconds),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  response.end(body);
}

const errorsOf = ({ sentence, code }: Reason, retryAfter: number): object => ({
  errors: [{ message: sentence, extensions: { code, retryAfter } }],
});

/** The page of a refusal. */
export const refusalPage = (why: keyof typeof reasons): string => page(reasons[why]);

const page = ({ title, sentence }: Reason): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${title}</title><h1>${title}</h1><p>${sentence.replaceAll("'", '&#39;')}</p></html>`;
