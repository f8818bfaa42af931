export const signInWords = {
  title: 'Sign in',
  email: 'Email or username',
  password: 'Password',
  send: 'Sign in',
  pending: 'Signing in…',
  forgot: 'I forgot my password',
  newHere: 'New here?',
  create: 'Create an account',
  status: 'Check a status without an account',
} as const;

/** The dialog for people whose session ends while they work. */
export const signInAgainWords = {
  title: 'You are not currently logged in',
  text: 'Your session has ended. Sign in again to continue. Everything on this page is kept.',
  elsewhere: 'Sign in as someone else',
} as const;

export const signUpWords = {
  title: 'Create an account',
  lead: 'With an account, you can start a form now and finish it later on any device.',
  name: 'Name',
  nameHint: 'As it should appear on your submissions.',
  email: 'Email',
  emailHint: 'We’ll send you a link to verify it.',
  password: 'Password',
  passwordHint: 'At least 8 characters. Several words are easy to remember and hard to guess.',
  send: 'Create account',
  pending: 'Creating account…',
  known: 'Already have an account?',
  signIn: 'Sign in',
  claimTitle: 'Check your email',
  claim: (email: string) =>
    `We sent an email to ${email} with the next steps. If it doesn’t arrive in a few minutes, check your spam folder.`,
} as const;

export const forgotPasswordWords = {
  title: 'Forgot your password?',
  lead: 'Enter the email address of your account. We’ll send you a link to choose a new password.',
  email: 'Email',
  send: 'Send link',
  pending: 'Sending…',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If ${email} has an account, we sent it a link to choose a new password. The link works for one hour.`,
  sentHint: 'If it doesn’t arrive in a few minutes, check your spam folder or try again.',
  again: 'Try again',
  back: 'Back to sign in',
} as const;

export const newPasswordWords = {
  title: 'Choose a new password',
  forAccount: (email: string) => `For ${email}. You’ll be signed out everywhere else.`,
  account: 'Account',
  password: 'New password',
  hint: 'At least 8 characters.',
  send: 'Save password and sign in',
  pending: 'Saving…',
  done: 'Password updated',
} as const;

export const claimWords = {
  title: 'Set up your account',
  invitedTitle: 'You’re invited',
  lead: (email: string) => `You were invited as ${email}. Choose a password to finish setting up your account.`,
  anew: (email: string) =>
    `Choose a name and a password for ${email}. Anyone currently using the account will be signed out, and the old password will stop working.`,
  name: 'Name',
  password: 'Choose a password',
  hint: 'At least 8 characters.',
  send: 'Join',
  pending: 'Joining…',
} as const;

export const verifyWords = {
  title: 'Verify your email',
  lead: (email: string) => `Please confirm that ${email} belongs to you.`,
  send: 'Verify email',
  pending: 'Verifying…',
  byPassword: (email: string) =>
    `An account was created with ${email}. You’re not signed in to it here, so please confirm that it’s yours.`,
  own: 'You created the account',
  password: 'Password',
  hint: 'The password you chose when you signed up.',
  claimTitle: 'You didn’t create it, or you forgot the password',
  claim:
    'Someone may have entered your address by mistake. Choose a new password and only you will have access: everyone else is signed out.',
  choose: 'Choose a new password',
  moving: (email: string) =>
    `Someone asked to use ${email} for an existing account. If it was you, enter the password of that account.`,
  movingHint: 'The password of the account that requested this address.',
  notYou: 'If you didn’t request this, close this page. Nothing will change.',
  signIn: 'Sign in',
  doneTitle: 'Email verified',
  done: 'Thank you. Your email address is verified.',
  goOn: 'Continue',
} as const;

/** Why a link from an email doesn’t work, and what to do about it. */
export const invalidLinkWords = {
  title: {
    used: 'This link has already been used',
    expired: 'This link has expired',
    unknown: 'This link is incomplete',
  },
  text: {
    used: 'Each link works once.',
    expired: 'For your security, links only work for a limited time.',
    unknown: 'Please copy the whole link from the email, or request a new one.',
  },
  newPasswordLink: 'Send a new link',
  newVerification: 'Sign in to get a new email',
  askForNewInvitation:
    'Ask the person who invited you to send the invitation again, or sign in if you’ve already joined.',
  signIn: 'Sign in',
} as const;

export const profileWords = {
  title: 'Profile',
  aboutYou: 'About you',
  name: 'Name',
  username: 'Username',
  usernameHint: 'You can sign in with it instead of your email.',
  timeZone: 'Time zone',
  timeZoneHint: 'Times are shown in this time zone.',
  save: 'Save profile',
  saving: 'Saving…',
  saved: 'Profile updated',
  emailTitle: 'Email',
  email: 'New email',
  current: (email: string) => `Your email is ${email}.`,
  verified: 'Verified',
  unverified: 'Not verified',
  pending: (email: string) => `We sent a link to ${email}. The new address takes effect when you open it.`,
  password: 'Password',
  passwordHint: 'So that no one else can take over your account.',
  changeEmail: 'Change email',
  sending: 'Sending…',
  emailSent: 'We sent a link to the new address.',
  nothingChanged: 'Nothing has changed.',
} as const;

export const avatarWords = {
  title: 'Your picture',
  none: 'Others see your initials.',
  choose: 'Choose a picture',
  hint: 'PNG, JPEG, GIF, WebP, or AVIF. We crop it to a small square and remove location data.',
  uploading: 'Saving your picture…',
  updated: 'Avatar updated',
  unreadable: 'We couldn’t read this file as a picture. Please choose a PNG, JPEG, GIF, WebP, or AVIF file.',
  remove: 'Remove picture',
  removeTitle: 'Remove your picture?',
  removeText: 'Your initials will be shown instead.',
  removed: 'Picture removed',
} as const;

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const sessionsWords = {
  title: 'Where you’re signed in',
  lead: 'If you don’t recognize one of these, sign it out and change your password.',
  device: ({ browser, system }: Device) =>
    browser === null && system === null ? 'Unknown browser' : [browser, system].filter(Boolean).join(' on '),
  here: 'This browser',
  since: 'Signed in',
  seen: 'last used',
  end: 'Sign out',
  endOne: (device: string) => `Sign out ${device}`,
  ended: 'Browser signed out',
  endOthers: 'Sign out everywhere else',
  othersEnded: 'Signed out everywhere else',
} as const;

export const closeAccountWords = {
  title: 'Close your account',
  lead: 'No one can sign in to a closed account. The teams you submitted to will keep your submissions.',
  begin: 'Close account…',
  confirmTitle: 'Close your account?',
  text: 'You’ll be signed out everywhere. Only a site operator can reopen the account.',
  textUnverified: 'You’ll be signed out everywhere. Anyone with access to this email address can sign up again.',
  password: 'Password',
  passwordHint: 'So that no one else can close your account.',
  confirm: 'Close account',
  pending: 'Closing…',
  cancel: 'Keep account',
} as const;

export const passwordWords = {
  title: 'Password',
  change: 'Change your password',
  lead: 'When you change your password, you’re signed out everywhere else.',
  current: 'Current password',
  next: 'New password',
  hint: 'At least 8 characters.',
  save: 'Save password',
  saving: 'Saving…',
  saved: 'Password updated',
  sessions: (count: number) =>
    count === 1 ? 'You’re only signed in here.' : `You’re signed in in ${count} browsers, including this one.`,
} as const;

/** Notices on the page people are redirected to. */
export const redirectNoticeWords = {
  signed_out: 'You’ve signed out.',
  account_closed: 'Your account is closed.',
  session_ended: 'You are not currently logged in',
} as const;
