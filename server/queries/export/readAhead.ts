/**
 * Reads each batch while the one before is written: the database and what becomes of its rows take turns otherwise, and
 * an export takes as long as both together. No more than two batches are held.
 */
export async function* readAhead<Ids, Read>(
  batches: AsyncIterable<Ids>,
  read: (ids: Ids) => Promise<Read>,
): AsyncGenerator<Read> {
  let coming: Promise<Read> | null = null;
  for await (const ids of batches) {
    const next = read(ids);
    // it is heard of when it is awaited, which may be after it has failed
    next.catch(() => undefined);
    if (coming !== null) yield await coming;
    coming = next;
  }
  if (coming !== null) yield await coming;
}
