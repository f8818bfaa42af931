/** This process cannot do what it was told, for a reason that a person can remove: the sentence says how. */
export class StartupError extends Error {
  override readonly name: string = 'StartupError';
}
