/** This process can't start for a reason that a person can fix; the message says how. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
