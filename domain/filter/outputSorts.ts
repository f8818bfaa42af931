export const outputSorts = ['createdAt', 'issuedAt', 'expiresAt', 'name', 'number', 'form', 'applicant'] as const;
export type OutputSort = (typeof outputSorts)[number];

export interface OutputOrder {
  readonly by: OutputSort;
  readonly isDescending: boolean;
}

/** For API clients: stable, because nothing done to an output changes it. */
export const stableOutputOrder: OutputOrder = { by: 'createdAt', isDescending: true };
/** For pages: last issued first. */
export const defaultOutputOrder: OutputOrder = { by: 'issuedAt', isDescending: true };
