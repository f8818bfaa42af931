import type { TemplateFilter } from '#domain/template/status.ts';

/** The lists of forms. */
export const formsWords = {
  title: 'Forms',
  starred: 'Starred forms',
  yours: 'Your forms',
  others: 'Other forms',
  create: 'Create new form',
  none: 'No forms to show',
  noArchived: 'No archived forms',
  noneText: 'A form asks residents step by step for what a decision needs, and issues what comes of it.',
  noneOfStatus: 'No form is in this status. Choose another one above.',
  noneOfTeamInStatus: 'No form of this team is in this status. Choose another one above.',
  viewAll: (count: number) => `View all ${count} forms for this team`,
  ofTeam: (team: string) => `Forms of ${team}`,
  noTeams: 'No teams yet',
  noTeamsText: 'You need to be on a team to create forms.',
  status: 'Status',
  star: (form: string) => `Star ${form}`,
  more: 'Show more forms',
} as const;

export const formFilterWords: Readonly<Record<TemplateFilter, string>> = {
  all: 'All',
  published: 'Published',
  unpublished: 'Unpublished',
  closed: 'Closed',
  archived: 'Archived',
};

export const newFormWords = {
  title: 'Create New Form',
  about: 'About the form',
  team: 'Team',
  name: 'Name',
  namePlaceholder: 'Ex: Building permit...',
  send: 'Create New Form',
  pending: 'Launching...',
  cancel: 'Cancel',
  notAllowed: 'You cannot create forms in this team. A team owner can give your role the right to.',
} as const;

/** What can be done with a form as a whole. */
export const formActionsWords = {
  duplicate: 'Duplicate this form',
  duplicateMeaning:
    'A new form with the same steps, fields, logic, fees and outputs. Nobody sees it until you publish it, and this form stays as it is.',
  duplicateLink: 'Duplicate',
  duplicating: 'Duplicating...',
  duplicated: (name: string) => `${name} is ready to be edited.`,
  team: 'Team',
  withDocuments: 'Copy the documents of its outputs',
  documentsHint: 'Without them, outputs keep their names and dates, and you choose a document for each.',
  elsewhere:
    'People, roles and sub-submissions of this team are not taken over: the other team chooses its own reviewers.',
  export: 'Export submissions',
  exportMeaning: 'Everything that was answered, or issued, as a file for a spreadsheet.',
  exportLink: 'Export',
  import: 'Import earlier records',
  importMeaning:
    'Records of another system, from a spreadsheet. They are found and read beside the submissions of this form; nobody is written to.',
  importLink: 'Import',
} as const;

/** What stands around the pages of one form. */
export const formFrameWords = {
  pages: 'Pages of the form',
  overview: 'Overview',
  edit: 'Steps',
  outputs: 'Outputs',
  formulas: 'Formulas',
  configuration: 'Settings',
  actions: 'Actions',
  version: (version: number) => `Version ${version}`,
  neverPublishedVersion: 'Not published yet',
  readOnly: 'You can look at this form, but not change it.',
  neverPublished: 'This form was never published.',
  archived:
    'This form is archived. It takes no submissions and is not listed. Another status, in its settings, takes it back.',
  changesNotLive: 'Your changes are not live. People see them once you publish.',
  chargesNotEnabled: 'This form asks for a payment, but the team cannot take payments online yet.',
} as const;

export const saveWords = {
  saving: 'Saving Changes...',
  saved: 'All Changes Saved.',
  notSaved: 'Some changes are not saved.',
  again: 'Save again',
  checking: 'Checking…',
} as const;

export const publishWords = {
  publish: 'Publish',
  publishChanges: 'Publish changes',
  title: 'Publish this form?',
  first: 'Residents can start submissions as soon as it is published.',
  later: (version: number) =>
    `Submissions that start from then on use version ${version}. Those under way keep the version they began with.`,
  problemsTitle: 'Not ready to publish',
  problems: 'Fix these first:',
  unsaved: 'Wait until all changes are saved.',
  progress: (percent: number) => `Publishing: ${percent} %`,
  leave: 'You can close this and go on working.',
  failed: 'The form could not be published.',
  published: 'Form has been published',
  close: 'Close',
  form: 'Form',
  formName: 'Name',
  step: (place: number) => `Step ${place}`,
} as const;

export const overviewWords = {
  version: 'Version in use',
  publishedAt: 'Published',
  address: 'Public address',
  copy: 'Copy URL',
  copied: 'URL copied',
  steps: 'Steps',
  notInUse: 'Not in use yet',
  notInUseText: 'Once this form is published, its version, its steps and its public address stand here.',
} as const;

export const configurationWords = {
  name: 'Name',
  nameHint: 'As residents read it. They read a new name once it is published.',
  slug: 'URL',
  slugHint: 'At least 3 letters, digits, underscores or hyphens. Links to the old URL stop working.',
  slugSaved: 'Form URL updated',
  saving: 'Saving…',
  nothingChanged: 'Nothing has changed.',
  statusTitle: 'Status',
  status: 'Status',
  statusHint: 'A closed form keeps its page but takes no new submissions. An archived one is put away.',
  statusSaved: 'Form status updated',
  launch: 'Who can start a submission',
  publiclyLaunchable: 'Anybody, from the public page',
  internallyLaunchable: 'Members of the team, for an applicant',
  isPrivate: 'Keep it out of public lists',
  isPrivateHint: 'Whoever has the address can still open it.',
  saved: 'Update successful',
} as const;

/** Of those who approve refunds. */
export const formAuthorityWords = {
  title: 'Who approves refunds',
  lead: 'Where the team asks for a second person, one of these approves each refund of this form, but never their own.',
  none: 'Nobody yet.',
  add: 'Add a member of this form',
  choose: 'Choose a person',
  addOne: 'Add approver',
  added: (name: string) => `${name} can approve refunds`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from those who approve refunds`,
  removed: 'They no longer approve refunds',
} as const;

export const formMembersWords = {
  title: 'Who can work on this form',
  lead: 'Team owners can always. Others read the form and its submissions, or change it as well.',
  caption: 'Members of the form',
  name: 'Name',
  level: 'Permission',
  actions: 'Actions',
  levelOf: (name: string) => `Permission of ${name}`,
  read: 'Can read',
  write: 'Can edit',
  levelSaved: 'Permission level updated',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They lose this form and its submissions, unless a role gives them both.',
  add: 'Add a person',
  noMatch: 'Nobody found in your teams.',
  again: 'Remind',
  againNamed: (name: string) => `Remind ${name}`,
  sentAgain: 'Reminder sent',
  invite: 'Invite somebody by email',
  inviteHint: 'They get an email with the way in, and read the form from then on.',
} as const;
