/** The next task, wrapping around; null if there is no other. */
export function idAfter(ids: readonly string[], id: string): string | null {
  return ids[ids.indexOf(id) + 1] ?? ids.find((each) => each !== id) ?? null;
}

/** The task `by` places further, within the list; without a current task, the first or last. */
export function neighborId(ids: readonly string[], id: string | null, by: 1 | -1): string | null {
  const place = id === null ? -1 : ids.indexOf(id);
  if (place === -1) return (by === 1 ? ids[0] : ids.at(-1)) ?? null;
  return ids[place + by] ?? null;
}
