/** The server's maximum page size. */
export const mostRows = 100;

/** How many rows to refetch: those shown, and at least one page. */
export const rowsAgain = (shown: number, page: number): number => Math.min(Math.max(shown, page), mostRows);
