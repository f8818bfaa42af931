/** Refusals about surveys and their invitations. */
export const surveyRefusalKinds = {
  surveyEmpty: 'invalid',
  tooManyInvited: 'invalid',
  invitedBefore: 'invalid',
  hasAnswered: 'refused',
  nobodyToRemind: 'refused',
  surveyUnknown: 'refused',
  surveyAhead: 'refused',
  surveyPaused: 'refused',
  surveyOver: 'refused',
  emailInvalid: 'invalid',
  recipientsMissing: 'invalid',
  emailsRefused: 'invalid',
  remindedRecently: 'refused',
} as const;
