/** Notice for a page that is older than the server's data. */
export const outdatedWords = {
  title: 'This page is outdated',
  text: 'The information on this page is out of date. Someone else may have updated it. Please refresh the page.',
  refresh: 'Refresh the page',
} as const;
