const mostWords = 8;

/** The words to search for, longest first, because the longest narrows down the most. */
export const entityWords = (terms: string): string[] =>
  terms
    .split(/\s+/)
    .filter((word) => word !== '')
    .toSorted((one, other) => other.length - one.length)
    .slice(0, mostWords);
