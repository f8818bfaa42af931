import { plural } from '#domain/kernel/plural.ts';

export const teamWords = {
  title: 'Teams',
  create: 'New team',
  emptyTitle: 'No teams yet',
  empty: 'Teams publish forms and process the submissions they receive.',
  ask: 'Request a team',
  members: (count: number) => plural(count, 'member'),
} as const;

export const directoryWords = {
  title: 'Directory',
  empty: 'Once you’re on a team, its members will appear here.',
  team: 'Team',
} as const;

export const noTeamWords = {
  how: {
    create: 'Ask a coworker to invite you, or create a team.',
    apply: 'Ask a coworker to invite you, or request a team from the people who run this site.',
    none: 'Ask a coworker to invite you to their team.',
  },
  action: { create: 'Create your first team', apply: 'Request a team' },
} as const;

export const newTeamWords = {
  title: 'New team',
  about: 'About the team',
  lead: 'A department or town that publishes forms. You’ll be its owner and can invite others.',
  name: 'Name',
  nameHint: 'As residents will see it.',
  slug: 'URL',
  slugHint: 'At least 3 letters, digits, underscores, or hyphens. Residents find your forms at this URL.',
  send: 'Create team',
  pending: 'Creating…',
  created: 'Team created',
} as const;

export const teamNavWords = {
  label: 'Team pages',
  settings: 'Settings',
  members: 'Members',
  roles: 'Roles',
  customEntities: 'Custom Entities',
  searchPages: 'Search pages',
  payouts: 'Payout Preferences',
  transactions: 'Transactions',
  cashAndChecks: 'Cash & Checks',
  disputes: 'Charge Disputes',
  paymentIssues: 'Payment issues',
  month: 'Month Report',
  finder: 'Permit finder',
  tokens: 'API tokens',
  suspended: 'This team is suspended. You can view everything, but you can’t make changes.',
} as const;

export const teamSettingsWords = {
  title: 'Team settings',
  readOnly: 'You do not have permission to make changes to this team.',
  name: 'Name',
  nameHint: 'As residents see it.',
  supportEmail: 'Support email',
  supportEmailHint: 'Where people can write if a page doesn’t work. Leave it empty to show no address.',
  supportEmailSaved: 'Support email updated',
  tags: 'Tags',
  tagsLabel: 'Show tags to applicants',
  tagsHint: 'Applicants see the tags on their own submissions. Turn this off if your tags are internal notes.',
  tagsSaved: 'Tag setting updated',
  license: 'Open data license',
  licenseHint: 'What people may do with the public records they download. Leave it empty for the default sentence.',
  licenseSaved: 'Open data license updated',
  nameSaved: 'Team name updated',
  color: 'Color',
  colorHint: 'The accent color of your public pages: # and six characters, such as #1a5fb4.',
  colorPick: 'Pick a color',
  colorSaved: 'Changes saved',
  timeZone: 'Time zone',
  timeZoneHint: 'Dates on documents use this time zone.',
  timeZoneSaved: 'Time zone updated',
  slug: 'URL',
  slugHint: 'At least 3 letters, digits, underscores, or hyphens. Your old URL will keep redirecting to the new one.',
  slugSaved: 'Team URL updated',
  save: 'Save',
  saveChanges: 'Save changes',
  saving: 'Saving…',
  allSaved: 'Changes saved',
  nothingChanged: 'Nothing has changed.',
  tabs: { general: 'General', look: 'Look', domains: 'Domains', security: 'Security' },
} as const;

/** Labels of the button next to the URL. */
export const slugButtonWords = {
  invalid: 'URL not valid',
  checking: 'Checking availability',
  notAvailable: 'URL not available',
  unchecked: 'Save',
  available: 'Save',
} as const;

export const membersWords = {
  title: 'Members',
  lead: 'Everyone on this team. Add people under Roles.',
  caption: 'Team members',
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
    `They’ll lose all their roles${inRoles(roles)} and forms on the team, and every submission, step, and review assigned to them. API tokens they created here will stop working permanently.`,
  stays: 'Their past work and their own submissions are kept. To bring them back, invite them again.',
  done: (name: string, team: string) => `${name} was removed from ${team}`,
} as const;

export const leaveTeamWords = {
  title: 'Leave this team',
  lead: 'You’ll lose your roles and forms on this team, and every submission, step, and review assigned to you.',
  leave: 'Leave team',
  ask: 'Leave this team?',
  lost: (roles: readonly string[]) =>
    `You’ll lose all your roles${inRoles(roles)} and forms on the team, and every submission, step, and review assigned to you. API tokens you created here will stop working permanently.`,
  stays: 'Your past work is kept. To come back, you’ll need an invitation from an owner.',
  done: (team: string) => `You left ${team}`,
} as const;
