/** The wizard that starts a new submission from a form. */
export const launchWords = {
  starting: (form: string) => `You are starting ${form}`,
  next: 'Next >',
  back: 'Go back',
  email: {
    title: "Let's get started",
    label: 'Contact email',
    hint: "We'll send updates about your submission here.",
    needed: 'Enter a valid email address to continue.',
    checking: 'One moment…',
    known: 'Already started a submission?',
    resume: 'Sign in to continue',
  },
  existing: {
    title: 'We found an existing account for that email',
    label: 'Password',
    launch: 'Launch submission',
    pending: 'Signing in…',
    forgot: 'I forgot my password',
    other: 'Use a different email',
  },
  person: {
    title: 'Who is applying?',
    label: 'Display Name',
    hint: 'Your name as it should appear on your application.',
    needed: 'Enter your name to continue.',
  },
  password: {
    title: 'Choose a password',
    label: 'Password',
    hint: 'At least 8 characters. Use it to come back and finish later on any device.',
    tooShort: 'Password too short',
    launch: 'Launch submission >',
    pending: 'Launching...',
  },
  claim: {
    title: 'Check your email',
    text: (email: string) =>
      `We sent an email to ${email}. Follow the steps in it, then start again here. You'll only need your password.`,
  },
  processes: {
    title: 'Looking for a submission you already started?',
    id: 'ID',
    identifier: 'Identifier',
    started: 'Started',
    status: 'Status',
    another: 'Nope, I really want to start another one',
  },
  launching: {
    title: (form: string) => `Starting ${form}`,
    text: 'This will only take a moment.',
  },
  failed: 'There was a problem launching the submission.',
} as const;
