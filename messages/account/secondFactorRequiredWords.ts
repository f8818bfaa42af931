/** For people who work in a team that requires a second factor and don't have one. `teams` can be a list of names. */
export const secondFactorRequiredWords = {
  title: (teams: string) => `${teams} requires a second factor`,
  text: 'To protect residents’ information, everyone on this team must sign in with more than a password. Set up a passkey or an authenticator app. It takes about a minute, and then this page will open.',
  notice: (teams: string) => `${teams} requires a second factor. Set one up to open its pages.`,
  action: 'Set up now',
} as const;
