interface Found {
  /** IDs of the shown rows in order */
  readonly shown: readonly string[];
  /** IDs of the first rows of the current list, as many as are shown */
  readonly found: readonly string[];
  readonly hasNext: boolean;
  /** growth of the total since the list was loaded */
  readonly growth: number;
}

/** Number of new rows before or between the shown ones. Rows after the last one don't count: they load on scrolling. */
export function newRowCount({ shown, found, hasNext, growth }: Found): number {
  const known = new Set(shown);
  const last = hasNext ? found.findLastIndex((id) => known.has(id)) : found.length;
  const fresh = found.slice(0, last < 0 ? found.length : last).filter((id) => !known.has(id)).length;
  // None of the shown rows is among the first, so there may be more new ones than were fetched.
  return last < 0 ? Math.max(fresh, growth) : fresh;
}
