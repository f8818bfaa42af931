/** For whoever works in a team that asks for a second factor and has none. */
export const factorNeededWords = {
  title: (teams: string) => `${teams} asks for a second factor`,
  text: 'To protect what residents entrust to it, this team asks everybody who works in it to sign in with more than a password. Set up a passkey or an authenticator app: it takes about a minute, and then this page opens.',
  notice: (teams: string) => `${teams} asks for a second factor. Until you set one up, its pages wait.`,
  action: 'Set up now',
} as const;
