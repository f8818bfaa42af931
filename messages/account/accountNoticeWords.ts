/** Confirmations on the account pages. REST returns the same sentences. */
export const accountNoticeWords = {
  verificationSent: 'We sent you an email with a link. Please follow it to verify your address.',
  alreadyVerified: 'Your email address is already verified.',
} as const;
