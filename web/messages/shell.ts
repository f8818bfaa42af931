/** What the frame of every page says. */
export const shellWords = {
  product: 'Portico',
  skip: 'Skip to the content',
  sections: 'Sections',
  account: 'Account',
  assigned: 'Assigned to me',
  ownSubmissions: 'Your submissions',
  profile: 'Profile',
  password: 'Password',
  security: 'Security',
  emailSettings: 'Email settings',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signOutFailed: 'You are still signed in: we could not reach the server. Please try again.',
  dashboard: 'Dashboard',
  forms: 'Forms Manager',
  submissions: 'Form Submissions',
  tasks: 'My Tasks',
  reviews: 'Form Reviews',
  outputs: 'Form Outputs',
  teams: 'Teams',
  exports: 'Exports Manager',
  menu: 'Menu',
  home: 'Portico, start page',
} as const;

export const landingWords = {
  title: 'Forms and workflow for local government',
  lead: 'Apply for a permit, pay a fee, and follow what happens next, in one place.',
  resume: 'Sign in to go on with something you started.',
} as const;
