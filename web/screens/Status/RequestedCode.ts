/** A code that was requested in this tab. */
export interface RequestedCode {
  readonly request: string;
  readonly email: string;
}
