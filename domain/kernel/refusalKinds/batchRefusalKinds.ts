/** Refusals about batch actions. */
export const batchRefusalKinds = {
  batchEmpty: 'invalid',
  batchTooLarge: 'invalid',
  exportTooLarge: 'invalid',
  batchesRunning: 'refused',
  batchNotAllowed: 'forbidden',
  batchNotUndoable: 'refused',
} as const;
