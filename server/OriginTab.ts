/**
 * The browser tab that a request comes from. A tab has a random ID for as long as its page is loaded, and numbers its
 * mutations, so that it can recognize the events it caused. Only the tab itself ever learns about either.
 */
export interface OriginTab {
  readonly id: string;
  /** null for requests that aren't numbered mutations */
  readonly mutation: number | null;
}
