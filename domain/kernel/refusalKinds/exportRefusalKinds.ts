/** Refusals about exports. */
export const exportRefusalKinds = {
  scheduledDayInvalid: 'invalid',
  monthsInvalid: 'invalid',
  formsMissing: 'invalid',
  exportRunning: 'refused',
  exportsRunning: 'refused',
  exportNotReady: 'refused',
  exportOutOfReach: 'forbidden',
  formsOfOtherTeam: 'invalid',
} as const;
