/** The state of a navigation from one step to another: reading goes on at the step, not at the title of the page. */
export const asStep = { isStep: true } as const;

export const isArrivalAtStep = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isStep' in state;
