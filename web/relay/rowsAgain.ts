/** The server answers no more at once. */
export const mostRows = 100;

/** For so many rows a list is asked again: for those that it shows, and one page at least. */
export const rowsAgain = (shown: number, page: number): number => Math.min(Math.max(shown, page), mostRows);
