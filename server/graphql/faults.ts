import { randomUUID } from 'node:crypto';
import { PothosValidationError } from '@pothos/core';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { storageSentence } from '#messages/filling/fileWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { isUnavailable } from '#server/database/unavailable.ts';
import { StorageUnavailable, storageRetrySeconds } from '#server/files/storageUnavailable.ts';
import { hinted } from '#server/graphql/httpHints.ts';
import { badInput, requestError, unavailable } from '#server/graphql/requestErrors.ts';
import { tooFast } from '#server/graphql/tooFast.ts';
import { sparingly } from '#server/sparingly.ts';

type FaultLog = Pick<Logger, 'error' | 'warn'>;

/** One answer makes this many lines of the log at most. */
const mostLines = 3;

/**
 * What may leave the house: errors that were made to be read pass, a refusal outside of a mutation becomes one, and
 * everything else is a fault: logged whole, answered with nothing but the id under which the log has it.
 */
export function maskError(error: unknown, log: FaultLog): GraphQLError {
  const readable = readableFrom(error, log);
  if (readable) return readable;
  const id = randomUUID();
  log.error({ id, err: originalOf(error) }, 'a resolver failed');
  return asFault(error, id);
}

/** What kept a door from asking at all; a fault there is one of the whole answer. */
export function maskUnexpected(error: unknown, log: FaultLog): GraphQLError {
  const masked = maskError(error, log);
  return masked.extensions['code'] === 'FAULT' ? hinted(masked, { status: 500 }) : masked;
}

/** What failed once and kept many fields from their answers is one line, under one id; so is all beyond a few. */
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

/** One line for many: while the database is away, everything that is asked says so. */
const wasUnavailable = sparingly<{ log: FaultLog; err: unknown }>(({ log, err }, others) =>
  log.warn({ err, others }, 'service unavailable: requests were refused'),
);

/** An error that whoever asked may read; null for a fault. */
function readableFrom(error: unknown, log: FaultLog): GraphQLError | null {
  const original = originalOf(error);
  if (original instanceof Refusal) {
    const { seconds } = original.params;
    if (original.kind === 'tooFast' && typeof seconds === 'number') {
      const { message, extensions } = tooFast(seconds);
      return relocated(error, message, { ...extensions, reason: original.code });
    }
    const code = original.kind === 'tooFast' ? 'TOO_FAST' : 'BAD_USER_INPUT';
    return relocated(error, refusalSentence(original.code, original.params), { code, reason: original.code });
  }
  if (original instanceof InvalidInput) {
    const { message, extensions } = badInput(original.problems);
    return relocated(error, message, extensions);
  }
  if (original instanceof StorageUnavailable) {
    log.error({ err: original }, 'file storage is unavailable');
    const http = { status: 503, headers: { 'retry-after': String(storageRetrySeconds) } };
    return relocated(error, storageSentence, { code: 'UNAVAILABLE', retryAfter: storageRetrySeconds, http });
  }
  if (isUnavailable(original)) {
    wasUnavailable({ log, err: original });
    const { message, extensions } = unavailable();
    return relocated(error, message, extensions);
  }
  return error instanceof GraphQLError && original instanceof GraphQLError ? withCode(error, original) : null;
}

/** What was thrown in the first place, in whatever the library wrapped it. */
const originalOf = (error: unknown): unknown =>
  error instanceof GraphQLError ? (error.originalError ?? error) : error;

/** What the library says of an argument has no code. An id of another type is the id of nothing. */
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
