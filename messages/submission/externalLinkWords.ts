/** Links to other sites. */
export const externalLinkWords = {
  opensBeside: (host: string) => `(opens ${host} in a new tab)`,
} as const;
