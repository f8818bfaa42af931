/** What staff can order outputs by. */
export const outputSorts = ['createdAt', 'issuedAt', 'expiresAt', 'name', 'number', 'form', 'applicant'] as const;
export type OutputSort = (typeof outputSorts)[number];

export interface OutputOrder {
  readonly by: OutputSort;
  readonly isDescending: boolean;
}

/** For programs: nothing that is done to an output moves it. */
export const steadyOutputOrder: OutputOrder = { by: 'createdAt', isDescending: true };
/** For pages: what was issued last stands first. */
export const usualOutputOrder: OutputOrder = { by: 'issuedAt', isDescending: true };
