/** What DNS says about the TXT records of a name. */
export type TextLookup =
  | { readonly kind: 'found'; readonly values: readonly string[] }
  /** no answer, or an error of the server */
  | { readonly kind: 'unavailable' };
