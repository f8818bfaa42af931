/** One reason why a request failed, with its path; '' is the request as a whole. */
export interface FailureProblem {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** The JSON body of every failed request: sentences for people, codes for programs. */
export interface FailureResponse {
  readonly error: string;
  readonly errors: readonly string[];
  readonly code: string;
  readonly problems: readonly FailureProblem[];
}

export const failureResponse = (code: string, message: string): FailureResponse => ({
  ...{ error: message, errors: [message], code },
  problems: [{ code, path: '', message }],
});
