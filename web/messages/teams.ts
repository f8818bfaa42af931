export const teamsWords = {
  title: 'Teams',
  create: 'New team',
  emptyTitle: 'No teams yet',
  empty: 'Teams publish forms and handle what residents send.',
  ask: 'Request a team',
  members: (count: number) => (count === 1 ? '1 member' : `${count} members`),
} as const;

export const directoryWords = {
  title: 'Directory',
  empty: 'The people of your teams stand here.',
  team: 'Team',
} as const;

export const noTeamWords = {
  how: {
    create: 'Ask a coworker for an invite, or create a team.',
    apply: 'Ask a coworker for an invite, or ask those who run this site for a team.',
    none: 'Ask a coworker to invite you to their team.',
  },
  action: { create: 'Create your first team', apply: 'Request a team' },
} as const;

export const newTeamWords = {
  title: 'New team',
  about: 'About the team',
  lead: 'A department or town that publishes forms. You become its owner and can invite others.',
  name: 'Name',
  nameHint: 'As residents will read it.',
  slug: 'URL',
  slugHint: 'At least 3 letters, digits, underscores or hyphens. Residents find your forms there.',
  send: 'Create team',
  pending: 'Creating…',
  created: 'Team created',
} as const;

export const teamNavWords = {
  label: 'Team pages',
  settings: 'Settings',
  members: 'Members',
  roles: 'Roles',
  payouts: 'Payout Preferences',
  transactions: 'Transactions',
  cashAndChecks: 'Cash & Checks',
  disputes: 'Charge Disputes',
  misfits: 'What does not fit',
  month: 'Month Report',
  tokens: 'API tokens',
  suspended: 'This team is suspended. Everything can be read, and nothing can be changed.',
} as const;

export const teamSettingsWords = {
  title: 'Team settings',
  readOnly: 'You do not have permission to make changes to this team.',
  name: 'Name',
  nameHint: 'As residents read it.',
  supportEmail: 'Support email',
  supportEmailHint: 'Where people write when something on a page does not work. Empty shows none.',
  supportEmailSaved: 'Support email updated',
  nameSaved: 'Team name updated',
  color: 'Color',
  colorHint: 'The accent of your public pages, as # and six digits.',
  colorPick: 'Pick a color',
  colorSaved: 'Changes saved',
  colorUnreadable: 'White text is hard to read on this color, so dark text is used on it.',
  timeZone: 'Time zone',
  timeZoneHint: 'Documents are dated in this zone.',
  timeZoneSaved: 'Time zone updated',
  slug: 'URL',
  slugHint: 'At least 3 letters, digits, underscores or hyphens. The old URL stays yours and leads to the new one.',
  slugSaved: 'Team URL updated',
  save: 'Save',
  saving: 'Saving…',
  nothingChanged: 'Nothing has changed.',
} as const;

/** What the button beside the URL says. */
export const slugButtonWords = {
  invalid: 'URL not valid',
  checking: 'Checking availability',
  notAvailable: 'URL not available',
  unchecked: 'Save',
  available: 'Save',
} as const;

export const membersWords = {
  title: 'Members',
  lead: 'Everybody who is in a role of this team. Who belongs to the team is decided in its roles.',
  caption: 'Members of the team',
  name: 'Name',
  email: 'Email',
  roles: 'Roles',
  status: 'Status',
  you: 'You',
  creator: 'Created the team',
  actions: 'Actions',
  manage: 'Manage roles',
} as const;

const inRoles = (roles: readonly string[]): string => (roles.length === 0 ? '' : ` (${roles.join(', ')})`);

export const takeOffTeamWords = {
  /** begins with what the button shows, for who speaks to it */
  named: (name: string) => `Take off the team: ${name}`,
  other: {
    confirm: 'Take off the team',
    title: (name: string) => `Take ${name} off the team?`,
    lost: (roles: readonly string[]) =>
      `They leave all roles${inRoles(roles)} and forms of the team at once, and every submission, step and review that they were named for. API tokens that they made here stop for good.`,
    stays: 'What they did stays, and so does what they applied for themselves. To bring them back, invite them again.',
    done: (name: string, team: string) => `${name} was taken off ${team}`,
  },
  oneself: {
    confirm: 'Leave team',
    title: () => 'Leave this team?',
    lost: (roles: readonly string[]) =>
      `You leave all roles${inRoles(roles)} and forms of the team at once, and every submission, step and review that you were named for. API tokens that you made here stop for good.`,
    stays: 'What you did stays. An owner has to invite you to bring you back.',
    done: (_name: string, team: string) => `You have left ${team}`,
  },
} as const;
