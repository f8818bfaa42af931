/** Links to other sites. */
export const linkWords = {
  opensBeside: (host: string) => `(opens ${host} in a new tab)`,
} as const;
