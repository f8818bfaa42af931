import { stepNavigationState } from '#web/screens/Submission/embed/stepNavigation.ts';

/** The history state after an applicant has made the requested changes. */
export const afterChangesState = { ...stepNavigationState, isAfterChanges: true } as const;

export const isAfterChanges = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isAfterChanges' in state;
