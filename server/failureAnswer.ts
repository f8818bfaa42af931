/** One reason why a request failed, with its path; '' is the request as a whole. */
export interface FailedPart {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The JSON body of every failed request: sentences for people, codes for programs. */
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
