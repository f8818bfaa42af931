export const teamWords = {
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
  misfits: 'Payment issues',
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
  tags: 'Tags',
  tagsLabel: 'Show tags to applicants',
  tagsHint: 'Applicants see the tags of their own submissions. Turn this off if your tags are internal notes.',
  tagsSaved: 'Tag setting updated',
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
  you: 'You',
  creator: 'Created the team',
  actions: 'Actions',
  manage: 'Manage roles',
} as const;

const inRoles = (roles: readonly string[]): string => (roles.length === 0 ? '' : ` (${roles.join(', ')})`);

export const removeFromTeamWords = {
  /** starts with the visible label, for people who use voice control */
  named: (name: string) => `Remove from team: ${name}`,
  locked: { memberIsYou: 'Leave in Settings', memberIsCreator: 'Created the team' },
  confirm: 'Remove from team',
  title: (name: string) => `Remove ${name} from the team?`,
  lost: (roles: readonly string[]) =>
    `They lose all roles${inRoles(roles)} and forms of the team, and every submission, step and review assigned to them. API tokens they created here stop working permanently.`,
  stays: 'Their past work stays, and so do their own applications. To bring them back, invite them again.',
  done: (name: string, team: string) => `${name} was removed from ${team}`,
} as const;

export const leaveTeamWords = {
  title: 'Leave this team',
  lead: 'You lose your roles and forms in this team, and every submission, step and review assigned to you.',
  leave: 'Leave team',
  ask: 'Leave this team?',
  lost: (roles: readonly string[]) =>
    `You lose all roles${inRoles(roles)} and forms of the team, and every submission, step and review assigned to you. API tokens you created here stop working permanently.`,
  stays: 'Your past work stays. An owner has to invite you to bring you back.',
  done: (team: string) => `You have left ${team}`,
} as const;
