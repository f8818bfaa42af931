/** The server's maximum page size. */
export const maxRowsPerRequest = 100;

/** How many rows to refetch: those shown, and at least one page. */
export const refetchRowCount = (shown: number, page: number): number =>
  Math.min(Math.max(shown, page), maxRowsPerRequest);
