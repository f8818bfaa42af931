/** Why an answer did not come. What a rule refused is not here: that is an answer. */
export type RequestFailure = 'signedOut' | 'refused' | 'notFound' | 'tooFast' | 'unreachable' | 'fault';

export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly failure: RequestFailure;
  /** Under which the server has recorded the fault. */
  readonly faultId: string | null;

  constructor(failure: RequestFailure, { faultId = null, cause }: { faultId?: string | null; cause?: unknown } = {}) {
    super(failure, { cause });
    this.failure = failure;
    this.faultId = faultId;
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
    const failure = failureOfCode[String(extensions?.code)];
    if (failure) return new RequestError(failure, { cause: errors });
  }
  const id = errors.find(({ extensions }) => typeof extensions?.id === 'string')?.extensions?.id;
  return new RequestError('fault', { faultId: typeof id === 'string' ? id : null, cause: errors });
}

/** Whatever was thrown, as one of ours. */
export const asRequestError = (thrown: unknown): RequestError =>
  thrown instanceof RequestError ? thrown : new RequestError('fault', { cause: thrown });
