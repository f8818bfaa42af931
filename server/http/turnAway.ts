import type { IncomingMessage, ServerResponse } from 'node:http';
import { failureAnswer } from '#server/failureAnswer.ts';
import { failurePages } from '#web/messages/failures.ts';
import { refusalSentence } from '#web/messages/refusalSentence.ts';

/** Answers who asks too much without looking at what they ask: in the shape of GraphQL, of REST, or as a page. */
export function turnAway({ url = '', headers }: IncomingMessage, response: ServerResponse, seconds: number): void {
  const sentence = refusalSentence('tooManyRequests');
  const isPage = headers.accept?.includes('text/html') === true;
  const body = isPage
    ? page(sentence)
    : JSON.stringify(url.startsWith('/graphql') ? errorsOf(sentence, seconds) : failureAnswer('TOO_FAST', sentence));
  response.writeHead(429, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'retry-after': String(seconds),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
  });
  response.end(body);
}

const errorsOf = (message: string, retryAfter: number): object => ({
  errors: [{ message, extensions: { code: 'TOO_FAST', retryAfter } }],
});

const page = (sentence: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${failurePages.tooFast.title}</title><h1>${failurePages.tooFast.title}</h1><p>${sentence.replaceAll("'", '&#39;')}</p></html>`;
