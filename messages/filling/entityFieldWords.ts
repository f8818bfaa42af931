import { plural } from '#domain/kernel/plural.ts';

/** A search returns at most this many. */
const mostMatches = 50;

/** The field type that looks up one of the entities that the team keeps on file. */
export const entityFieldWords = {
  find: 'Search',
  findLabel: (kind: string) => `Search for: ${kind}`,
  findHint: 'Type a word from the name, then press Search.',
  noMatches: (entity: string) => `Sorry, no ${entity} matches.`,
  found: (count: number) =>
    count < mostMatches
      ? `${plural(count, 'match', 'matches')} found.`
      : `The first ${mostMatches} matches are listed. Add a word to narrow them down.`,
  searchFailed: 'Unable to fetch entities. If this problem persists, please open a discussion.',
  suggested: 'You may be looking for',
  results: 'Matches',
  changeChoice: 'Choose another',
  showMore: 'Show More',
  showLess: 'Show Less',
  loading: 'entity information',
  loadFailed: 'Cannot load entity information. Refreshing may help.',
  noValue: 'Not on file',
  archived: 'Archived',
  create: (kind: string) => `Add a new entry: ${kind}`,
  createTitle: (kind: string) => `New entry: ${kind}`,
  createHint: 'Search first. Add a new one only if it isn’t there yet.',
  name: 'Name',
  add: 'Add and choose',
  adding: 'Adding…',
  cancel: 'Cancel',
  existing: 'Already on file. Is it one of these?',
  edit: 'Edit details',
  save: 'Save details',
  saving: 'Saving…',
  saved: 'Details saved',
  suggestEdits: 'Suggest an edit',
  suggestTitle: 'Suggest an edit',
  suggestHint: 'The team checks your edits before it changes the details.',
  send: 'Send suggestion',
  sending: 'Sending…',
  submitted: 'Edits submitted',
  pending: 'You suggested this. The team hasn’t decided yet.',
  removal: 'Remove',
  choose: 'Choose one',
  notChosen: 'None',
} as const;
