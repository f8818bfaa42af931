/**
 * Reads each batch while the previous one is written. Otherwise reading and writing alternate, and the export takes the
 * sum of both. Holds at most two batches.
 */
export async function* readAhead<Ids, Read>(
  batches: AsyncIterable<Ids>,
  read: (ids: Ids) => Promise<Read>,
): AsyncGenerator<Read> {
  let coming: Promise<Read> | null = null;
  for await (const ids of batches) {
    const next = read(ids);
    // the rejection is handled when it is awaited, which may be after it happened
    next.catch(() => undefined);
    if (coming !== null) yield await coming;
    coming = next;
  }
  if (coming !== null) yield await coming;
}
