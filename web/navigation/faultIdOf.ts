const ids = new WeakMap<object, string>();

/** The id of an error in the server log. The same error keeps its id. */
export function faultIdOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return crypto.randomUUID();
  const id = ids.get(error) ?? crypto.randomUUID();
  ids.set(error, id);
  return id;
}
