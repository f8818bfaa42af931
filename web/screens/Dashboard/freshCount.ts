interface Found {
  /** the rows that are shown, in their order */
  readonly shown: readonly string[];
  /** the first rows of the list as it is now, as many as are shown */
  readonly found: readonly string[];
  readonly hasNext: boolean;
  /** how many more there are in all than when the list was loaded */
  readonly growth: number;
}

/**
 * How many rows have come to stand before or between those that are shown. What follows the last of them is no news: it
 * comes when somebody goes on.
 */
export function freshCount({ shown, found, hasNext, growth }: Found): number {
  const known = new Set(shown);
  const last = hasNext ? found.findLastIndex((id) => known.has(id)) : found.length;
  const fresh = found.slice(0, last < 0 ? found.length : last).filter((id) => !known.has(id)).length;
  // no row that is shown is among the first: there may be more before them than were asked for
  return last < 0 ? Math.max(fresh, growth) : fresh;
}
