/** The page of one entity. */
export const entityPageWords = {
  all: 'View All Entities',
  archived: 'Archived',
  more: 'More actions',
  archive: 'Archive entity',
  restore: 'Unarchive entity',
  wasArchived: 'Entity archived',
  wasRestored: 'Entity unarchived',
  inUse: 'Entity in-use',
  understood: 'Close',
  archivedNote: 'This entity is archived. People can’t pick it in forms anymore.',
  information: 'Information',
  edit: 'Edit',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Changes saved',
  cancel: 'Cancel',
  noValue: '–',
  noFields: 'This type of entity has no fields yet.',
  private: 'Not visible to applicants',
  name: 'Name',
  notes: 'Notes',
  noNotes: 'No notes yet.',
  notesHint: 'Only your team sees these.',
  unsaved: 'You have changes that aren’t saved. We keep them in this tab until you save or cancel.',
  conflict: (theirs: string) => `Someone else changed this to “${theirs}” while you were editing.`,
  conflictEmpty: 'Someone else removed this value while you were editing.',
  keepMine: 'Keep mine',
  takeTheirs: 'Use theirs',
  decideFirst: 'Choose which value to keep first.',
  nothingChanged: 'Nothing has changed.',
  remoteNote: 'This entity comes from a remote source and is updated there.',
} as const;

/** The people who answer for an entity. */
export const entityContactWords = {
  title: 'Point of contact',
  none: 'No point of contact yet. They can see this entity and suggest edits.',
  add: 'Add a point of contact',
  addTitle: 'Add a point of contact',
  done: 'Done',
  noMatch: 'No one on your teams matches. You can invite them by email instead.',
  inviteHint: 'We’ll email them a link to this entity. They’ll see the fields that applicants can see.',
  removeNamed: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  removed: (name: string) => `${name} is no longer a point of contact`,
} as const;

/** The submissions that name an entity. */
export const entitySubmissionWords = {
  title: 'Submissions',
  caption: 'Submissions that name this entity, newest first',
  number: 'Number',
  form: 'Form',
  status: 'Status',
  startedBy: 'Started by',
  started: 'Started',
  none: 'No submissions that you can see name this entity.',
  more: 'Show more',
  atAddress: (street: string) => `Submissions at ${street}`,
  address: 'Address',
  applicant: 'Applicant',
  details: 'documents, reviews, and fees',
  documents: 'Documents',
  reviews: 'Reviews',
  fees: 'Fees',
  nothing: 'None',
  hidden: 'You can’t see this submission anymore.',
} as const;

/** What happened to an entity. */
export const entityHistoryWords = {
  title: 'History',
  caption: 'Changes to this entity, newest first',
  what: 'Change',
  from: 'From',
  to: 'To',
  who: 'Who',
  when: 'When',
  product: 'Portico',
  more: 'Show older changes',
  kinds: {
    created: 'Created',
    name: 'Name',
    note: 'Notes',
    contact_added: 'Point of contact added',
    contact_removed: 'Point of contact removed',
    archived: 'Archived',
    restored: 'Unarchived',
    merged: 'Merged',
    unmerged: 'Merge undone',
  },
} as const;

/** The same page for points of contact outside the team. */
export const contactEntityWords = {
  information: 'On file',
  lead: (team: string) => `You’re a point of contact. This is what ${team} has on file.`,
  nothing: 'The team hasn’t shared any fields with you.',
  noValue: '–',
} as const;
