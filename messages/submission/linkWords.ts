/** The words around a link that leads away from here. */
export const linkWords = {
  opensBeside: (host: string) => `(opens ${host} in a new tab)`,
} as const;
