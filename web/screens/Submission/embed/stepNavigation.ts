/** The history state after moving from one step to another: focus goes to the step, not to the page title. */
export const stepNavigationState = { isStep: true } as const;

export const isStepNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isStep' in state;

/** The history state after a redirect that only changes the address: the page keeps showing the same step. */
export const samePageState = { isSamePage: true } as const;

export const isSamePageNavigation = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSamePage' in state;
