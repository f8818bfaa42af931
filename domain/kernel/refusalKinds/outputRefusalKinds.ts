/** Refusals about issued outputs and their renewal. */
export const outputRefusalKinds = {
  dateTooFarAhead: 'invalid',
  expiresBeforeIssue: 'invalid',
  notQuarterHour: 'invalid',
  outputNotIssued: 'refused',
  noOutputsMatch: 'refused',
  noSubmissionsMatch: 'refused',
  outputRevoked: 'refused',
  outputNotRevoked: 'refused',
  outputNotRenewable: 'refused',
  renewalNotOpen: 'refused',
  renewalClosed: 'refused',
  alreadyRenewed: 'refused',
  renewalUnderWay: 'refused',
} as const;
