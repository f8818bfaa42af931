import { ownValue } from '#domain/kernel/ownValue.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';

interface RequestErrorDetails {
  readonly faultId?: string | null;
  readonly waitSeconds?: number;
  readonly cause?: unknown;
}

/** Shorter waits, in seconds, don't need a time. */
const aMoment = 600;

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly failure: RequestFailure;
  /** The id of the fault in the server log. */
  readonly faultId: string | null;
  /** When to try again, if the wait is long. */
  readonly againAt: Date | null;

  constructor(failure: RequestFailure, { faultId = null, waitSeconds = 0, cause }: RequestErrorDetails = {}) {
    super(failure, { cause });
    this.failure = failure;
    this.faultId = faultId;
    this.againAt = waitSeconds > aMoment ? new Date(Date.now() + waitSeconds * 1000) : null;
  }
}

/** GraphQL error codes and their failures here. */
const failureOfCode: Readonly<Record<string, RequestFailure>> = {
  UNAUTHENTICATED: 'signedOut',
  FORBIDDEN: 'refused',
  NOT_FOUND: 'notFound',
  TOO_FAST: 'tooFast',
  UNAVAILABLE: 'unreachable',
};

interface AnsweredError {
  readonly extensions?: { readonly code?: unknown; readonly id?: unknown };
}

/** Prefers the first error with a known code. */
export function requestErrorFrom(errors: readonly AnsweredError[]): RequestError {
  for (const { extensions } of errors) {
    const failure = ownValue(failureOfCode, String(extensions?.code));
    if (failure) return new RequestError(failure, { cause: errors });
  }
  const id = errors.find(({ extensions }) => typeof extensions?.id === 'string')?.extensions?.id;
  return new RequestError('fault', { faultId: typeof id === 'string' ? id : null, cause: errors });
}

/** A retry may succeed after these; after others it would fail the same way. */
const passing: ReadonlySet<RequestFailure> = new Set(['fault', 'tooFast', 'unreachable']);

export const isRetryable = (thrown: unknown): boolean => passing.has(asRequestError(thrown).failure);

/** Wraps anything thrown as a RequestError. */
export const asRequestError = (thrown: unknown): RequestError =>
  thrown instanceof RequestError ? thrown : new RequestError('fault', { cause: thrown });
