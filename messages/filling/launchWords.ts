/** The wizard that leads from a form to a submission of one's own. */
export const launchWords = {
  starting: (form: string) => `You are starting ${form}`,
  next: 'Next >',
  back: 'Go back',
  email: {
    title: "Let's get started",
    label: 'Contact email',
    hint: 'Where you will hear about your submission.',
    needed: 'Enter a valid email address to go on.',
    checking: 'One moment…',
    known: 'Have you started already?',
    resume: 'Sign in to continue it',
  },
  existing: {
    title: 'We found an existing account for that email',
    label: 'Password',
    launch: 'Launch submission',
    pending: 'Signing in…',
    forgot: 'I forgot my password',
    other: 'Use another email',
  },
  person: {
    title: 'Who is applying?',
    label: 'Display Name',
    hint: 'As it should stand on your application.',
    needed: 'Enter your name to go on.',
  },
  password: {
    title: 'Choose a password',
    label: 'Password',
    hint: 'At least 8 characters. With it you can come back and finish later, on any device.',
    tooShort: 'Password too short',
    launch: 'Launch submission >',
    pending: 'Launching...',
  },
  claim: {
    title: 'Check your email',
    text: (email: string) =>
      `We sent an email to ${email} that says how to go on. Then start again here: you will be asked for your password alone.`,
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
    title: (form: string) => `Launching ${form}`,
    text: 'This takes a moment.',
  },
  failed: 'There was a problem launching the submission.',
} as const;
