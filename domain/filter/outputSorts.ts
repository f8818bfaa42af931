/** What staff can order outputs by. */
export const outputSorts = ['issuedAt', 'expiresAt', 'name', 'number', 'form', 'applicant'] as const;
export type OutputSort = (typeof outputSorts)[number];

export interface OutputOrder {
  readonly by: OutputSort;
  readonly isDescending: boolean;
}

/** What was issued last stands first. */
export const usualOutputOrder: OutputOrder = { by: 'issuedAt', isDescending: true };
