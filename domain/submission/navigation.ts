import type { Audience } from '#domain/submission/obstacles.ts';

export interface Viewed {
  readonly viewedPosition: number;
  readonly currentPosition: number;
  readonly lastPosition: number;
  readonly currentIsExternal: boolean;
  readonly audience: Audience;
}

/** What the button at the end of a step does: nothing, turn the page, go back to the work, move on, or complete. */
export type NextButton = 'hidden' | 'turnPage' | 'goToCurrent' | 'advance' | 'complete';

export function nextButton({
  viewedPosition,
  currentPosition,
  lastPosition,
  currentIsExternal,
  audience,
}: Viewed): NextButton {
  if (viewedPosition > currentPosition) return 'goToCurrent';
  if (viewedPosition < currentPosition) return 'turnPage';
  if (audience === 'applicant' && !currentIsExternal) return 'hidden';
  return viewedPosition === lastPosition ? 'complete' : 'advance';
}
