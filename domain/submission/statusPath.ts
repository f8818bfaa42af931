/** The page that shows the status of a submission without an account, with the number filled in. */
export const statusPath = (teamSlug: string, number: string): string =>
  `/${teamSlug}/status?${new URLSearchParams({ number })}`;
