export const unverifiedWords = {
  title: 'Verify your email',
  text: (email: string) =>
    `Your email address isn’t verified yet. We sent a link to ${email}. Open it to confirm that the address is yours.`,
  notice: 'Please verify your email address.',
  sentTo: (email: string) => `We sent a link to ${email}.`,
  wrong: 'Wrong address?',
  change: 'Change it in your profile',
  again: 'Send again',
  pending: 'Sending…',
  goOn: 'Continue',
} as const;
