import type { AuthFailure } from '@pothos/plugin-scope-auth';
import { GraphQLError } from 'graphql';
import type { Problem } from '#domain/kernel/refusal.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { comeBackAfterSeconds } from '#server/database/unavailable.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';

/** What a door answers when it is the asking, not the rule, that fails. REST maps the codes to status numbers. */
const sentences: Record<'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND', string> = {
  UNAUTHENTICATED: requestSentences.signedOut,
  FORBIDDEN: requestSentences.forbidden,
  NOT_FOUND: requestSentences.notFound,
};

export const requestError = (code: keyof typeof sentences): GraphQLError =>
  new GraphQLError(sentences[code], { extensions: { code } });

/** A token that was revoked, has expired or never was; whoever brings one does not mean to be a stranger. */
export const tokenUnknown = (): GraphQLError =>
  new GraphQLError(requestSentences.tokenUnknown, {
    extensions: {
      code: 'UNAUTHENTICATED',
      http: { status: 401, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } },
    },
  });

/** What a door takes no notice of: there is nothing to be executed. */
export const unreadable = (message: string, status: 400 | 413 = 400): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } });

/** What was sent can be read and cannot be meant. The places are for programs; the message is for people. */
export const badInput = (problems: readonly Problem[], message = problems.map(sentenceOf).join('\n')): GraphQLError =>
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

/** The database is away, or there is too much to do: the same request may be answered in a moment. */
export const unavailable = (): GraphQLError =>
  new GraphQLError(requestSentences.comeBack, {
    extensions: {
      code: 'UNAVAILABLE',
      retryAfter: comeBackAfterSeconds,
      http: { status: 503, headers: { 'retry-after': String(comeBackAfterSeconds) } },
    },
  });

/** A program must not take a status of the provider that we don't know for one that we do. */
export const statusUnknown = (status: string): GraphQLError =>
  new GraphQLError(requestSentences.statusUnknown(status), { extensions: { code: 'STATUS_UNKNOWN', status } });

/** More than one document may ask for. It says by how much, so that its writer can ask for less. */
export const tooCostly = (what: 'complexity' | 'depth' | 'breadth', asked: number, most: number): GraphQLError =>
  new GraphQLError(requestSentences.tooCostly(what, asked, most), {
    extensions: { code: 'TOO_COSTLY', [what]: asked, max: most, http: { status: 400, spec: true } },
  });

/** A document that is named by an id which nobody knows: the client is older or newer than the server. */
export const unknownDocument = (): GraphQLError =>
  new GraphQLError(requestSentences.unknownDocument, { extensions: { code: 'NOT_FOUND', http: { status: 404 } } });

export const onlyKnownDocuments = (): GraphQLError =>
  new GraphQLError(requestSentences.onlyKnownDocuments, {
    extensions: { code: 'FORBIDDEN', http: { status: 403 } },
  });

/** Whoever watches must load the present state and watch from there: too much has happened since, or too fast. */
export const eventsWereMissed = (): GraphQLError =>
  new GraphQLError(requestSentences.eventsWereMissed, {
    extensions: { code: 'EVENTS_MISSED' },
  });

export const unauthorized = (ctx: RequestContext): GraphQLError =>
  requestError(ctx.actor.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** What a scope threw when it was asked: a refusal of ours, or a fault. */
export function thrownBy(failure: AuthFailure): Error | null {
  if ('failures' in failure) return failure.failures.map(thrownBy).find((error) => error !== null) ?? null;
  return 'error' in failure && failure.error instanceof Error ? failure.error : null;
}

const refusing: ReadonlySet<unknown> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']);

/** For fields that are empty for whoever may not see them. A fault is no refusal and stays one. */
export function nullForOthers(_parent: unknown, _args: object, _ctx: unknown, _info: unknown, error: Error): null {
  if (error instanceof GraphQLError && refusing.has(error.extensions['code'])) return null;
  throw error;
}

/** The same for lists. */
export function noneForOthers(...refused: Parameters<typeof nullForOthers>): never {
  nullForOthers(...refused);
  return [] as never;
}

/** For fields that are for people alone: keys get nothing, people who may not see them are told so. */
export function nullForKeys(_parent: unknown, _args: object, ctx: RequestContext, _info: unknown, error: Error): null {
  if (ctx.actor.kind === 'token') return null;
  throw error;
}

/** A thing that cannot be seen answers like one that does not exist, for strangers and for the signed in. */
export function notAllowed(ctx: RequestContext, isVisible: boolean): GraphQLError {
  if (ctx.actor.kind === 'anonymous') return requestError('UNAUTHENTICATED');
  return requestError(isVisible ? 'FORBIDDEN' : 'NOT_FOUND');
}
