/** What the page shows before the server has it, by the ids that the page has given it. */
const making = new Map<string, Promise<void>>();

/** Whatever names these waits until they are there or are given up; tells when that is. */
export function beginMaking(ids: readonly string[]): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const id of ids) making.set(id, promise);
  return () => {
    for (const id of ids) making.delete(id);
    resolve();
  };
}

/** Until all that a change names is there. */
export async function untilMade(variables: object): Promise<void> {
  if (making.size === 0) return;
  const said = JSON.stringify(variables);
  await Promise.all([...making].filter(([id]) => said.includes(`"${id}"`)).map(([, made]) => made));
}
