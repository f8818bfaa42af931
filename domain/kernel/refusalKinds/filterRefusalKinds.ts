/** Refusals about saved filters. */
export const filterRefusalKinds = {
  filterInvalid: 'invalid',
  filterNameTooShort: 'invalid',
  savedFiltersFull: 'refused',
} as const;
