import { ownValue } from '#domain/kernel/ownValue.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';

interface RequestErrorDetails {
  readonly faultId?: string | null;
  readonly waitSeconds?: number;
  readonly cause?: unknown;
}

/** Seconds that people wait without a clock. */
const aMoment = 600;

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly failure: RequestFailure;
  /** Under which the server has recorded the fault. */
  readonly faultId: string | null;
  /** From when on it may be tried again, where that is long to wait. */
  readonly againAt: Date | null;

  constructor(failure: RequestFailure, { faultId = null, waitSeconds = 0, cause }: RequestErrorDetails = {}) {
    super(failure, { cause });
    this.failure = failure;
    this.faultId = faultId;
    this.againAt = waitSeconds > aMoment ? new Date(Date.now() + waitSeconds * 1000) : null;
  }
}

/** What the door calls it, and what it is here. */
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

/** The first error that the door explains, before any that it does not. */
export function requestErrorFrom(errors: readonly AnsweredError[]): RequestError {
  for (const { extensions } of errors) {
    const failure = ownValue(failureOfCode, String(extensions?.code));
    if (failure) return new RequestError(failure, { cause: errors });
  }
  const id = errors.find(({ extensions }) => typeof extensions?.id === 'string')?.extensions?.id;
  return new RequestError('fault', { faultId: typeof id === 'string' ? id : null, cause: errors });
}

/** After these an attempt of the same kind may succeed; after others it would be refused again. */
const passing: ReadonlySet<RequestFailure> = new Set(['fault', 'tooFast', 'unreachable']);

export const mayPass = (thrown: unknown): boolean => passing.has(asRequestError(thrown).failure);

/** Whatever was thrown, as one of ours. */
export const asRequestError = (thrown: unknown): RequestError =>
  thrown instanceof RequestError ? thrown : new RequestError('fault', { cause: thrown });
