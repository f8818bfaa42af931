/** One thing that kept a request from being done, at its place: '' is the request as a whole. */
export interface FailedPart {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What every address answers in JSON when it does not do what was asked: sentences for people, codes for programs. */
export interface FailureAnswer {
  readonly error: string;
  readonly errors: readonly string[];
  readonly code: string;
  readonly problems: readonly FailedPart[];
}

export const failureAnswer = (code: string, message: string): FailureAnswer => ({
  ...{ error: message, errors: [message], code },
  problems: [{ code, path: '', message }],
});
