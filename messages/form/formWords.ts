import type { TemplateFilter } from '#domain/template/templateStatus.ts';

/** Form lists. */
export const formsWords = {
  title: 'Forms',
  starred: 'Starred forms',
  yours: 'Your forms',
  others: 'Other forms',
  create: 'Create new form',
  none: 'No forms to show',
  noArchived: 'No archived forms',
  noneText: 'A form takes residents through an application step by step. It can end with a permit, license, or letter.',
  noneOfStatus: 'No forms have this status. Choose another one above.',
  noneOfTeamInStatus: 'No forms on this team have this status. Choose another one above.',
  viewAll: (count: number) => `View all ${count} forms for this team`,
  ofTeam: (team: string) => `${team} forms`,
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
  team: 'Team',
  name: 'Name',
  namePlaceholder: 'Ex: Building permit...',
  send: 'Create New Form',
  pending: 'Launching...',
  cancel: 'Cancel',
  templates: 'Templates',
  categories: 'Categories of templates',
  allCategories: 'All',
  otherCategory: 'Other',
  searchTemplates: 'Search Templates',
  noTemplates: 'No templates match your search. Try another word, or start with a blank form.',
  preview: 'Preview',
  steps: 'Steps',
  blank: 'Blank form',
  blankText: 'Add your own steps',
  customizable:
    'The pre-built templates cover common processes of local governments. You can customize everything: steps, questions, fees, documents, and texts.',
  fromPaper: 'Start from a paper form',
  fromPaperMeaning:
    'Upload the PDF that people fill in today, or a spreadsheet or Word document with its questions. We read them, and you check them one screen at a time.',
  fromPaperLink: 'Upload a paper form',
  fromFile: 'Start from a file',
  fromFileMeaning: 'Use a form that was downloaded from Portico. You can change everything before you publish it.',
  file: 'Form file',
  fileHint: (megabytes: number) => `A JSON file of up to ${megabytes} MB.`,
  fileReading: 'Creating the form...',
  fromFileDone: (name: string) => `${name} is ready to edit. You’re its reviewer until you choose others.`,
  notAllowed: 'You can’t create forms on this team. A team owner can give your role permission.',
} as const;

/** Actions on a whole form. */
export const formActionsWords = {
  duplicate: 'Duplicate this form',
  duplicateMeaning:
    'Creates a new form with the same steps, fields, logic, fees, and outputs. No one sees it until you publish it.',
  duplicateLink: 'Duplicate',
  duplicating: 'Duplicating...',
  duplicated: (name: string) => `${name} is ready to edit.`,
  team: 'Team',
  withDocuments: 'Copy output documents',
  documentsHint: 'If you don’t, outputs keep their names and dates, and you choose a document for each.',
  elsewhere: 'This team’s people, roles, and sub-submissions aren’t copied. The other team chooses its own reviewers.',
  download: 'Download this form',
  downloadMeaning:
    'A file with the steps, fields, logic, fees, documents, and questions of this form. Use it as a copy, or to start a form elsewhere. It has no people or submissions.',
  downloadLink: 'Download form',
  downloading: 'Preparing the file...',
  export: 'Export submissions',
  exportMeaning: 'All answers, or all issued outputs, as a spreadsheet file.',
  exportLink: 'Export',
  import: 'Import earlier records',
  importMeaning:
    'Add records from another system with a spreadsheet. You can search and view them with this form’s submissions. No one is emailed.',
  importLink: 'Import',
} as const;

/** Navigation and banners around a form's pages. */
export const formFrameWords = {
  pages: 'Form pages',
  overview: 'Overview',
  edit: 'Steps',
  outputs: 'Outputs',
  formulas: 'Formulas',
  configuration: 'Settings',
  actions: 'Actions',
  version: (version: number) => `Version ${version}`,
  neverPublishedVersion: 'Not published yet',
  readOnly: 'You can view this form but not change it.',
  neverPublished: 'This form has never been published.',
  archived:
    'This form is archived. It doesn’t accept submissions and isn’t listed. To bring it back, change its status in Settings.',
  changesNotLive: 'Your changes aren’t live. People will see them once you publish.',
  chargesNotEnabled: 'This form has a payment step, but the team can’t take online payments yet.',
} as const;

export const draftSaveWords = {
  saving: 'Saving Changes...',
  saved: 'All Changes Saved.',
  notSaved: 'Some changes aren’t saved.',
  again: 'Save again',
  checking: 'Checking…',
} as const;

export const publishWords = {
  publish: 'Publish',
  publishChanges: 'Publish changes',
  title: 'Publish this form?',
  first: 'Residents can start submissions as soon as it is published.',
  later: (version: number) =>
    `New submissions will use version ${version}. Submissions in progress keep the version they started with.`,
  problemsTitle: 'Not ready to publish',
  problems: 'Fix these first:',
  unsaved: 'Wait until all changes are saved.',
  progress: (percent: number) => `Publishing: ${percent}%`,
  leave: 'You can close this and keep working.',
  failed: 'We couldn’t publish this form. Nothing was changed.',
  published: 'Form has been published',
  documents: 'Documents',
  documentProblem: (name: string, problem: string) => `${name}: ${problem}`,
  documentsLead: (count: number) =>
    count === 1 ? 'This document is published with the form:' : 'These documents are published with the form:',
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
  notInUseText: 'Once you publish this form, its version, steps, and public address will appear here.',
} as const;

export const configurationWords = {
  name: 'Name',
  nameHint: 'The name residents see. A new name appears once you publish.',
  slug: 'URL',
  slugHint: 'At least 3 letters, digits, underscores, or hyphens. Links to the old URL will stop working.',
  slugSaved: 'Form URL updated',
  saving: 'Saving…',
  nothingChanged: 'Nothing has changed.',
  statusTitle: 'Status',
  status: 'Status',
  statusHint: 'A closed form keeps its page but takes no new submissions. An archived form is no longer listed.',
  statusSaved: 'Form status updated',
  launch: 'Who can start a submission',
  publiclyLaunchable: 'Anyone, from the public page',
  internallyLaunchable: 'Team members, on behalf of an applicant',
  isPrivate: 'Keep this form out of public lists',
  isPrivateHint: 'Anyone with the link can still open it.',
  saved: 'Update successful',
} as const;

/** People who approve refunds. */
export const formAuthorityWords = {
  title: 'Who approves refunds',
  lead: 'If the team requires a second person, one of these people approves each refund. No one can approve their own.',
  none: 'No one yet.',
  add: 'Add a member of this form',
  choose: 'Choose a person',
  addOne: 'Add approver',
  added: (name: string) => `${name} can approve refunds`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name} from refund approvers`,
  removed: 'They can no longer approve refunds',
} as const;

export const formMembersWords = {
  title: 'Who can work on this form',
  lead: 'Team owners always can. Other people can view the form and its submissions, or also edit the form.',
  caption: 'Form members',
  name: 'Name',
  level: 'Permission',
  actions: 'Actions',
  levelOf: (name: string) => `Permission for ${name}`,
  read: 'Can view',
  write: 'Can edit',
  levelSaved: 'Permission level updated',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: 'They’ll lose access to this form and its submissions, unless a role gives them access.',
  add: 'Add a person',
  noMatch: 'No one found on your teams.',
  again: 'Remind',
  againNamed: (name: string) => `Remind ${name}`,
  sentAgain: 'Reminder sent',
  invite: 'Invite someone by email',
  inviteHint: 'They’ll get an email with a link and can then view the form.',
} as const;
