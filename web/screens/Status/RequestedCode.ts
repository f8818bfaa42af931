/** A code that was asked for in this tab. */
export interface RequestedCode {
  readonly request: string;
  readonly email: string;
}
