/** Objects the page shows before the server has created them, by their client-side ids. */
const pending = new Map<string, Promise<void>>();

/**
 * Mutations that reference these client-side ids wait until the objects exist or creation fails. Returns the function
 * that signals this.
 */
export function addPendingCreations(ids: readonly string[]): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const id of ids) pending.set(id, promise);
  return () => {
    for (const id of ids) pending.delete(id);
    resolve();
  };
}

/** Waits until all objects a mutation references have been created. */
export async function waitForPendingCreations(variables: object): Promise<void> {
  if (pending.size === 0) return;
  const said = JSON.stringify(variables);
  await Promise.all([...pending].filter(([id]) => said.includes(`"${id}"`)).map(([, made]) => made));
}
