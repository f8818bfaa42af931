import { plural } from '#domain/kernel/plural.ts';

/** Adding, renaming, and deleting the tags of a submission. */
export const tagWords = {
  tags: 'Tags',
  manage: 'Manage tags',
  showMore: (count: number) => `Show ${count} more`,
  showLess: 'Show less',
  here: 'On this submission',
  none: 'No tags yet.',
  byItself: 'Added and removed automatically',
  addForm: 'Add a tag',
  find: 'Find or create a tag',
  findHint: 'Type a new name to create a tag.',
  addTyped: 'Add tag',
  adding: 'Adding…',
  offered: 'Tags to add',
  looking: 'Loading tags…',
  noOthers: 'There are no other tags yet.',
  noMatch: (search: string) => `No other tag contains “${search}”.`,
  notFound: 'We couldn’t load the tags.',
  lookAgain: 'Try again',
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  added: (name: string) => `Tag added: ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Tag removed: ${name}`,
  undo: 'Undo',
  editNamed: (name: string) => `Edit ${name}`,
  renameTitle: 'Rename tag',
  renameText: 'It will be renamed on every submission that has it.',
  name: 'Name',
  rename: 'Rename',
  renaming: 'Renaming…',
  renamed: (name: string) => `Tag renamed: ${name}`,
  cancel: 'Cancel',
  deleteTitle: (name: string) => `Delete the tag “${name}”?`,
  deleteText: (count: number) => `${onHowMany(count)} This can’t be undone.`,
  delete: 'Delete tag',
  deleted: (name: string) => `Tag deleted: ${name}`,
} as const;

function onHowMany(count: number): string {
  if (count === 0) return 'No submissions have it.';
  return `It will be removed from ${plural(count, 'submission')}.`;
}
