import { randomUUID } from 'node:crypto';
import { PothosValidationError } from '@pothos/core';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { storageUnavailableSentence } from '#messages/filling/fileWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { StorageUnavailable, storageRetrySeconds } from '#server/files/storageUnavailable.ts';
import { withHttpHints } from '#server/graphql/httpHints.ts';
import { tooManyRequestsError } from '#server/graphql/rateLimit.ts';
import { invalidInputError, requestError, unavailable } from '#server/graphql/requestErrors.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

type FaultLog = Pick<Logger, 'error' | 'warn'>;

/** The maximum number of log lines per result. */
const mostLines = 3;

/**
 * Decides what callers may see. Errors meant for them pass, a refusal outside a mutation becomes one, and
 * everything else is a fault: logged in full, returned with only its log ID.
 */
export function maskError(error: unknown, log: FaultLog): GraphQLError {
  const readable = readableFrom(error, log);
  if (readable) return readable;
  const id = randomUUID();
  log.error({ id, err: originalOf(error) }, 'a resolver failed');
  return asFault(error, id);
}

/** Masks an error that stopped an entry point from executing at all. A fault then applies to the whole response. */
export function maskUnexpected(error: unknown, log: FaultLog): GraphQLError {
  const masked = maskError(error, log);
  return masked.extensions['code'] === 'FAULT' ? withHttpHints(masked, { status: 500 }) : masked;
}

/**
 * Logs a failure that affects many fields once, under one ID. Beyond a few failures, the rest share the last
 * ID.
 */
export function maskResult(result: ExecutionResult, log: FaultLog): ExecutionResult {
  if (!result.errors?.length) return result;
  const ids = new Map<unknown, string>();
  const errors = result.errors.map((error) => {
    const original = originalOf(error);
    const id = ids.get(original) ?? (ids.size < mostLines ? undefined : [...ids.values()].at(-1));
    if (id !== undefined) return readableFrom(error, log) ?? asFault(error, id);
    const masked = maskError(error, log);
    if (masked.extensions['code'] === 'FAULT') ids.set(original, String(masked.extensions['id']));
    return masked;
  });
  return { ...result, errors };
}

/** Throttled: while the database is unavailable, every request logs this. */
const wasUnavailable = throttleLog<{ log: FaultLog; err: unknown }>(({ log, err }, others) =>
  log.warn({ err, others }, 'requests were told to retry later'),
);

/** Returns an error that the caller may read; null for a fault. */
function readableFrom(error: unknown, log: FaultLog): GraphQLError | null {
  const original = originalOf(error);
  if (original instanceof Refusal) {
    const { seconds } = original.params;
    if (original.kind === 'tooFast' && typeof seconds === 'number') {
      const { message, extensions } = tooManyRequestsError(seconds);
      return relocated(error, message, { ...extensions, reason: original.code });
    }
    const code = original.kind === 'tooFast' ? 'TOO_FAST' : 'BAD_USER_INPUT';
    return relocated(error, refusalSentence(original.code, original.params), { code, reason: original.code });
  }
  if (original instanceof InvalidInput) {
    const { message, extensions } = invalidInputError(original.problems);
    return relocated(error, message, extensions);
  }
  if (original instanceof StorageUnavailable) {
    log.error({ err: original }, 'the file store is unavailable');
    const http = { status: 503, headers: { 'retry-after': String(storageRetrySeconds) } };
    return relocated(error, storageUnavailableSentence, { code: 'UNAVAILABLE', retryAfter: storageRetrySeconds, http });
  }
  if (isUnavailable(original)) {
    wasUnavailable({ log, err: original });
    const { message, extensions } = unavailable();
    return relocated(error, message, extensions);
  }
  return error instanceof GraphQLError && original instanceof GraphQLError ? withCode(error, original) : null;
}

/** The original error, unwrapped from the library's errors. */
const originalOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** Library errors about arguments have no code. An ID of another type counts as not found. */
function withCode(error: GraphQLError, original: GraphQLError): GraphQLError {
  if ('code' in error.extensions) return error;
  if (original instanceof PothosValidationError && original.message.startsWith('ID: ')) {
    return relocated(error, requestError('NOT_FOUND').message, { code: 'NOT_FOUND' });
  }
  return relocated(error, error.message, { ...error.extensions, code: 'BAD_USER_INPUT' });
}

const asFault = (error: unknown, id: string): GraphQLError =>
  relocated(error, requestSentences.fault, { code: 'FAULT', id });

function relocated(error: unknown, message: string, extensions: Record<string, unknown>): GraphQLError {
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions });
}
