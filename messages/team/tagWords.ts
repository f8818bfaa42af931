/** The words of tags on a submission, and of looking after them. */
export const tagWords = {
  tags: 'Tags',
  manage: 'Manage tags',
  showMore: (count: number) => `Show ${count} more`,
  showLess: 'Show less',
  here: 'On this submission',
  none: 'No tags yet.',
  byItself: 'Comes and goes by itself',
  addForm: 'Add a tag',
  find: 'Find or create a tag',
  findHint: 'A name that no tag has yet makes a new tag.',
  addTyped: 'Add tag',
  adding: 'Adding…',
  offered: 'Tags to add',
  looking: 'Looking for tags…',
  noOthers: 'There are no other tags yet.',
  noMatch: (search: string) => `No other tag contains “${search}”.`,
  notFound: 'The tags could not be loaded.',
  lookAgain: 'Try again',
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  added: (name: string) => `Tag added: ${name}`,
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `Tag removed: ${name}`,
  undo: 'Undo',
  editNamed: (name: string) => `Edit ${name}`,
  renameTitle: 'Rename tag',
  renameText: 'It is renamed on every submission that has it.',
  name: 'Name',
  rename: 'Rename',
  renaming: 'Renaming…',
  renamed: (name: string) => `Tag renamed: ${name}`,
  cancel: 'Cancel',
  deleteTitle: (name: string) => `Delete the tag “${name}”?`,
  deleteText: (count: number) => `${onHowMany(count)} It cannot be brought back.`,
  delete: 'Delete tag',
  deleted: (name: string) => `Tag deleted: ${name}`,
} as const;

function onHowMany(count: number): string {
  if (count === 0) return 'No submission has it.';
  return count === 1
    ? '1 submission has it, and it is taken off there.'
    : `${count.toLocaleString('en-US')} submissions have it, and it is taken off all of them.`;
}
