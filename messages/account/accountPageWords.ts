import { plural } from '#domain/kernel/plural.ts';

/** The page from which everything about an account is reached. */
export const accountPageWords = {
  title: 'Your account',
  profile: 'Profile',
  profileAbout: (name: string) => `${name}. Your name, picture, username, and time zone.`,
  email: 'Email address',
  emailVerified: (email: string) => `${email}, verified.`,
  emailUnverified: (email: string) => `${email}, not verified yet.`,
  verify: 'Verify your email',
  password: 'Password',
  passwordAbout: 'Change your password.',
  security: 'Two-step sign-in and passkeys',
  securityOn: 'Two-step sign-in is on.',
  securityOff: 'Two-step sign-in is off. Turn it on to protect your account.',
  sessions: 'Where you’re signed in',
  sessionsAbout: (count: number) => `${plural(count, 'browser')}. Sign out of those you don’t use.`,
  emails: 'Email settings',
  emailsAbout: 'Choose which emails you get.',
  submissions: 'Your submissions',
  submissionsAbout: 'Everything you started, and what happens next.',
  teams: 'Teams',
  teamsAbout: (count: number) => `You’re on ${plural(count, 'team')}.`,
  close: 'Close your account',
  closeAbout: 'The teams that received your submissions keep them.',
} as const;
