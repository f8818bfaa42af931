export const unverifiedWords = {
  title: 'Verify your email',
  text: (email: string) => `We sent a link to ${email}. Follow it to show that the address is yours.`,
  notice: 'Please verify your email address.',
  sentTo: (email: string) => `We sent a link to ${email}.`,
  wrong: 'Is the address wrong?',
  change: 'Change it in your profile',
  again: 'Send again',
  pending: 'Sending…',
  goOn: 'Continue',
} as const;
