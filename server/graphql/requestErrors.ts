import type { AuthFailure } from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { Problem } from '#domain/kernel/refusal.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { retryAfterSeconds } from '#server/database/unavailable.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** Errors of the request itself, as opposed to refusals by a rule. REST maps the codes to HTTP statuses. */
const sentences: Record<'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND', string> = {
  UNAUTHENTICATED: requestSentences.signedOut,
  FORBIDDEN: requestSentences.forbidden,
  NOT_FOUND: requestSentences.notFound,
};

export const requestError = (code: keyof typeof sentences): GraphQLError =>
  new GraphQLError(sentences[code], { extensions: { code } });

/**
 * For a token that was revoked, has expired, or never existed. A caller who sends one doesn't intend to be
 * anonymous.
 */
export const tokenUnknown = (): GraphQLError =>
  new GraphQLError(requestSentences.tokenUnknown, {
    extensions: {
      code: 'UNAUTHENTICATED',
      http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
    },
  });

/** For a request that can't be parsed, so that nothing can be executed. */
export const unreadable = (message: string, status: 400 | 413 = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } });

/** For input that can be parsed but is invalid. The paths are for programs; the message is for people. */
export const invalidInputError = (
  problems: readonly Problem[],
  message = problems.map(sentenceOf).join('\n'),
): GraphQLError =>
  new GraphQLError(message, {
    extensions: {
      code: 'BAD_USER_INPUT',
      problems: problems.map(({ path, code, params }) => ({
        path,
        code,
        message: refusalSentence(code, params),
        ...(params && { params }),
      })),
    },
  });

const sentenceOf = ({ path, code, params }: Problem): string => `${path} ${refusalSentence(code, params)}`.trim();

/** The database is unavailable or the server is overloaded. The same request may succeed in a moment. */
export const unavailable = (): GraphQLError =>
  new GraphQLError(requestSentences.comeBack, {
    extensions: {
      code: 'UNAVAILABLE',
      retryAfter: retryAfterSeconds,
      http: { status: 503, headers: { 'retry-after': String(retryAfterSeconds) } },
    },
  });

/** An API token must not mistake an unknown provider status for a known one. */
export const statusUnknown = (status: string): GraphQLError =>
  new GraphQLError(requestSentences.statusUnknown(status), { extensions: { code: 'STATUS_UNKNOWN', status } });

/** For a document that exceeds a cost limit. Reports by how much, so that its author can reduce it. */
export const tooCostly = (what: 'complexity' | 'depth' | 'breadth', actual: number, most: number): GraphQLError =>
  new GraphQLError(requestSentences.tooCostly(what, actual, most), {
    extensions: { code: 'TOO_COSTLY', [what]: actual, max: most, http: { status: 400, spec: true } },
  });

/** For an unknown document ID: the client is older or newer than the server. */
export const unknownDocument = (): GraphQLError =>
  new GraphQLError(requestSentences.unknownDocument, { extensions: { code: 'NOT_FOUND', http: { status: 404 } } });

export const onlyKnownDocuments = (): GraphQLError =>
  new GraphQLError(requestSentences.onlyKnownDocuments, {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  });

/**
 * The subscriber must reload the current state and subscribe again, because too many events have happened
 * since.
 */
export const eventsWereMissed = (): GraphQLError =>
  new GraphQLError(requestSentences.eventsWereMissed, {
    extensions: { code: 'EVENTS_MISSED' },
  });

export const unauthorized = (ctx: RequestContext): GraphQLError =>
  requestError(ctx.actor.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** The error that a scope threw when it was checked: one of our refusals, or a fault. */
export function errorThrownByScope(failure: AuthFailure): Error | null {
  if ('failures' in failure) return failure.failures.map(errorThrownByScope).find((error) => error !== null) ?? null;
  return 'error' in failure && failure.error instanceof Error ? failure.error : null;
}

const refusing: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/** For fields that are null for viewers who may not see them. A fault is rethrown. */
export function nullIfForbidden(_parent: unknown, _args: object, _ctx: unknown, _info: unknown, error: Error): null {
  if (error instanceof GraphQLError && refusing.has(error.extensions['code'])) return null;
  throw error;
}

/** The same for lists. */
export function emptyIfForbidden(...refused: Parameters<typeof nullIfForbidden>): never {
  nullIfForbidden(...refused);
  return [] as never;
}

/** For fields that are only for people: API tokens get null, and people without permission get the error. */
export function nullForTokens(
  _parent: unknown,
  _args: object,
  ctx: RequestContext,
  _info: unknown,
  error: Error,
): null {
  if (ctx.actor.kind === 'token') return null;
  throw error;
}

/** An object that the viewer can't see fails the same way as one that doesn't exist, signed in or not. */
export function notAllowed(ctx: RequestContext, isVisible: boolean): GraphQLError {
  if (ctx.actor.kind === 'anonymous') return requestError('UNAUTHENTICATED');
  return requestError(isVisible ? 'FORBIDDEN' : 'NOT_FOUND');
}
