import { randomUUID } from 'node:crypto';
import { GraphQLError, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { StorageUnavailable, storageRetrySeconds } from '#server/files/storageUnavailable.ts';
import { hinted } from '#server/graphql/httpHints.ts';
import { storageSentence } from '#web/messages/files.ts';
import { refusalSentence } from '#web/messages/refusals.ts';

/**
 * What may leave the house: errors that were made to be read pass, a refusal outside of a mutation becomes one, and
 * everything else is a fault: logged whole, answered with nothing but the id under which the log has it.
 */
export function maskError(error: unknown, log: Pick<Logger, 'error'>): GraphQLError {
  const original = error instanceof GraphQLError ? error.originalError : error;
  if (original instanceof Refusal) {
    const code = original.kind === 'tooFast' ? 'TOO_FAST' : 'BAD_USER_INPUT';
    return relocated(error, refusalSentence(original.code, original.params), { code, reason: original.code });
  }
  if (original instanceof InvalidInput) {
    const [first] = original.problems;
    return relocated(error, first ? refusalSentence(first.code, first.params) : '', { code: 'BAD_USER_INPUT' });
  }
  if (
    error instanceof GraphQLError &&
    (original === undefined || original === null || original instanceof GraphQLError)
  ) {
    return error;
  }
  if (original instanceof StorageUnavailable) {
    log.error({ err: original }, 'the store of files is not available');
    const http = { status: 503, headers: { 'retry-after': String(storageRetrySeconds) } };
    return relocated(error, storageSentence, { code: 'UNAVAILABLE', retryAfter: storageRetrySeconds, http });
  }
  const id = randomUUID();
  log.error({ id, err: original }, 'a resolver failed');
  return relocated(error, 'Oops, something went wrong', { code: 'FAULT', id });
}

/** What kept a door from asking at all; a fault there is one of the whole answer. */
export function maskAtDoor(error: unknown, log: Pick<Logger, 'error'>): GraphQLError {
  const masked = maskError(error, log);
  return masked.extensions['code'] === 'FAULT' ? hinted(masked, { status: 500 }) : masked;
}

function relocated(error: unknown, message: string, extensions: Record<string, unknown>): GraphQLError {
  const place = error instanceof GraphQLError ? { nodes: error.nodes, path: error.path } : {};
  return new GraphQLError(message, { ...place, extensions });
}

export function maskResult(result: ExecutionResult, log: Pick<Logger, 'error'>): ExecutionResult {
  if (!result.errors?.length) return result;
  return { ...result, errors: result.errors.map((error) => maskError(error, log)) };
}
