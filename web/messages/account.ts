export const signInWords = {
  title: 'Sign in',
  email: 'Email or username',
  password: 'Password',
  send: 'Sign in',
  pending: 'Signing in…',
  forgot: 'I forgot my password',
  newHere: 'New here?',
  create: 'Create an account',
} as const;

/** Over the page of somebody whose session has ended while they worked. */
export const signInAgainWords = {
  title: 'You are not currently logged in',
  text: 'Your session has ended. Sign in again to go on: everything on this page is kept.',
  elsewhere: 'Sign in as somebody else',
} as const;

export const signUpWords = {
  title: 'Create an account',
  lead: 'With an account you can start a form now and finish it later, on any device.',
  name: 'Name',
  nameHint: 'As it should stand on your applications.',
  email: 'Email',
  emailHint: 'We will send you a link to verify it.',
  password: 'Password',
  passwordHint: 'At least 8 characters. Several words are easy to remember and hard to guess.',
  send: 'Create account',
  pending: 'Creating account…',
  known: 'Have an account?',
  signIn: 'Sign in',
  claimTitle: 'Check your email',
  claim: (email: string) =>
    `We sent an email to ${email} that says how to go on. Nothing there after a few minutes? Look in the spam folder.`,
} as const;

export const forgotPasswordWords = {
  title: 'Forgot your password?',
  lead: 'Tell us the email address of your account. We will send you a link to choose a new password.',
  email: 'Email',
  send: 'Send link',
  pending: 'Sending…',
  sentTitle: 'Check your email',
  sent: (email: string) =>
    `If there is an account for ${email}, we have sent a link to choose a new password. It works for one hour.`,
  sentHint: 'Nothing there after a few minutes? Look in the spam folder, or try again.',
  again: 'Try again',
  back: 'Back to sign in',
} as const;

export const newPasswordWords = {
  title: 'Choose a new password',
  forAccount: (email: string) => `For the account of ${email}. All other sessions will end.`,
  account: 'Account',
  password: 'New password',
  hint: 'At least 8 characters.',
  send: 'Save password and sign in',
  pending: 'Saving…',
  done: 'Password updated',
} as const;

export const claimWords = {
  title: 'Welcome to Portico',
  lead: (email: string) => `You were invited as ${email}. Choose a password to make the account yours.`,
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
    `An account was made with ${email}. You are not signed in to it here, so please show that it is yours.`,
  own: 'You made the account',
  password: 'Password',
  hint: 'The one that you chose when you signed up.',
  claimTitle: 'You did not make it, or do not know the password',
  claim:
    'Somebody may have typed your address by mistake. Choose a new password, and the account is yours alone: everybody else is signed out of it.',
  choose: 'Choose a new password',
  moving: (email: string) =>
    `Somebody asked to use ${email} for an account that they have already. If it was you, enter the password of that account.`,
  movingHint: 'Of the account that asked for this address.',
  notYou: 'If you did not ask for it, close this page: nothing will change.',
  signIn: 'Sign in',
  doneTitle: 'Email verified',
  done: 'Thank you. Your email address is verified.',
  goOn: 'Continue',
} as const;

/** Why a link from a mail opens nothing, and what helps. */
export const deadLinkWords = {
  title: {
    used: 'This link was already used',
    expired: 'This link is too old',
    unknown: 'This link is not complete',
  },
  text: {
    used: 'Each link works once.',
    expired: 'For your safety links work for a limited time only.',
    unknown: 'Please copy all of it from the email, or ask for a new one.',
  },
  newPasswordLink: 'Send a new link',
  newVerification: 'Sign in to get a new email',
  askAgain: 'Ask the person who invited you to send the invitation again, or sign in if you have joined already.',
  signIn: 'Sign in',
} as const;

export const profileWords = {
  title: 'Profile',
  aboutYou: 'About you',
  name: 'Name',
  username: 'Username',
  usernameHint: 'To sign in with instead of your email.',
  timeZone: 'Time zone',
  timeZoneHint: 'Times are shown in this zone.',
  save: 'Save profile',
  saving: 'Saving…',
  saved: 'Profile updated',
  emailTitle: 'Email',
  email: 'New email',
  current: (email: string) => `Your email is ${email}.`,
  verified: 'Verified',
  unverified: 'Not verified',
  pending: (email: string) => `We sent a link to ${email}. The new address takes effect when you follow it.`,
  password: 'Password',
  passwordHint: 'So that nobody else can take over your account.',
  changeEmail: 'Change email',
  sending: 'Sending…',
  emailSent: 'We sent a link to the new address.',
  nothingChanged: 'Nothing has changed.',
} as const;

export const avatarWords = {
  title: 'Your picture',
  none: 'Others see the first letters of your name.',
  choose: 'Choose a picture',
  hint: 'PNG, JPEG, GIF, WebP or AVIF. We keep a small square from its middle, without where it was taken.',
  uploading: 'Saving your picture…',
  updated: 'Avatar updated',
  unreadable: 'This file cannot be read as a picture. Please choose a PNG, JPEG, GIF, WebP or AVIF file.',
  remove: 'Remove picture',
  removeTitle: 'Remove your picture?',
  removeText: 'The first letters of your name will stand in its place.',
  removed: 'Picture removed',
} as const;

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

export const sessionsWords = {
  title: 'Where you are signed in',
  lead: 'If you do not know one of these, sign it out and change your password.',
  device: ({ browser, system }: Device) =>
    browser === null && system === null ? 'Unknown browser' : [browser, system].filter(Boolean).join(' on '),
  here: 'This browser',
  since: 'Signed in',
  seen: 'last used',
  end: 'Sign out',
  endOne: (device: string) => `Sign out ${device}`,
  ended: 'Signed out there',
  endOthers: 'Sign out everywhere else',
  othersEnded: 'Signed out everywhere else',
} as const;

export const closeAccountWords = {
  title: 'Close your account',
  lead: 'Nobody can sign in to a closed account. What you handed in stays with the offices that work on it.',
  begin: 'Close account…',
  confirmTitle: 'Close your account?',
  text: 'You will be signed out everywhere. Only whoever runs this site can open the account again.',
  textUnverified: 'You will be signed out everywhere. Anyone with access to this email address can sign up again.',
  password: 'Password',
  passwordHint: 'So that nobody else can close your account.',
  confirm: 'Close account',
  pending: 'Closing…',
  cancel: 'Keep account',
} as const;

export const passwordWords = {
  title: 'Password',
  change: 'Change your password',
  lead: 'When you change the password, every other browser is signed out.',
  current: 'Current password',
  next: 'New password',
  hint: 'At least 8 characters.',
  save: 'Save password',
  saving: 'Saving…',
  saved: 'Password updated',
  sessions: (count: number) =>
    count === 1 ? 'You are signed in only here.' : `You are signed in in ${count} browsers, this one included.`,
} as const;

/** Said on the page that somebody was led to. */
export const noticeSentences = {
  signed_out: 'You have signed out.',
  account_closed: 'Your account is closed.',
  session_ended: 'You are not currently logged in',
} as const;
