/** Refusals about tags. */
export const tagRefusalKinds = {
  tagReserved: 'invalid',
  tagKeptByProduct: 'refused',
  teamTagsFull: 'refused',
  submissionTagsFull: 'refused',
  nameTaken: 'invalid',
} as const;
