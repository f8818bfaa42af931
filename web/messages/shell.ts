/** What the frame of every page says. */
export const shellWords = {
  product: 'Portico',
  tagline: 'Forms and workflow for local government.',
  skip: 'Skip to the content',
  sections: 'Sections',
  account: 'Account',
  assigned: 'Assigned to me',
  ownSubmissions: 'Your submissions',
  profile: 'Profile',
  password: 'Password',
  security: 'Security',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signOutFailed: 'You are still signed in: we could not reach the server. Please try again.',
  forms: 'Forms Manager',
  submissions: 'Form Submissions',
  teams: 'Teams',
  menu: 'Menu',
  home: 'Portico, start page',
} as const;

export const landingWords = {
  title: 'Forms and workflow for local government',
  lead: 'Apply for a permit, pay a fee, and follow what happens next, in one place.',
  resume: 'Sign in to go on with something you started.',
} as const;
