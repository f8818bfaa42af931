import { GraphQLError } from 'graphql';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { InvalidInput } from '#domain/kernel/refusal.ts';
import { storageUnavailableSentence } from '#messages/filling/fileWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { StorageUnavailable, storageRetrySeconds } from '#server/files/storageUnavailable.ts';
import type { BodyNames } from '#server/rest/pathInBody.ts';
import { failureBody, failureOf, requestProblem, type RestError } from '#server/rest/restErrors.ts';

/** Sends an error response. The request body tells how paths were written. */
export function refuse(c: Context, failure: RestError, body?: unknown, called?: BodyNames): Response {
  if (failure.retryAfter !== undefined) c.header('retry-after', String(failure.retryAfter));
  return c.json(failureBody(failure, body, called), failure.status);
}

export const notFound: RestError = {
  status: 404,
  problems: [requestProblem('NOT_FOUND', requestSentences.notFound)],
};

/** 'step.position is not in the right form': the path as the caller wrote it. Complete sentences stand alone. */
const writtenPlace = (path: string, message: string): string =>
  path !== '' && /^\p{Ll}/u.test(message) ? `${path} ${message}` : message;

export const unprocessable = ({ problems }: InvalidInput): RestError => ({
  status: 422,
  problems: problems.map(({ path, code, params }) => {
    const message = refusalSentence(code, params);
    return { path, code, message, sentence: writtenPlace(path, message), ...(params && { params }) };
  }),
});

const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'BAD_REQUEST',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** The same shape for requests that never reached a document, such as an unreadable body or an invalid token. */
export function refuseThrown(error: Error, c: Context): Response {
  if (error instanceof GraphQLError) {
    for (const [name, value] of Object.entries(headersIn(error))) c.header(name, value);
    return refuse(c, failureOf([error.toJSON()]));
  }
  if (error instanceof StorageUnavailable) {
    const problems = [requestProblem('UNAVAILABLE', storageUnavailableSentence)];
    return refuse(c, { status: 503, problems, retryAfter: storageRetrySeconds });
  }
  if (!(error instanceof HTTPException)) throw error;
  return c.json(failureResponse(codeOfStatus[error.status] ?? 'BAD_REQUEST', error.message), error.status);
}

const headersIn = ({ extensions }: GraphQLError): Readonly<Record<string, string>> =>
  (extensions['http'] as { headers?: Record<string, string> } | undefined)?.headers ?? {};
