/** What can be chosen in a field, as it is edited. */
export const optionsWords = {
  title: 'Options',
  name: (place: number) => `Option ${place}`,
  add: 'Add option',
  newName: (place: number) => `Option ${place}`,
  delete: (name: string) => `Delete ${name}`,
  makeDefault: 'Selected by default',
  none: 'None',
  defaultUpdated: 'Default option updated',
  defaultCleared: 'Default option cleared',
  showNumbers: 'Numbers for formulas',
  showNumbersHint: 'Formulas count the number of what was chosen.',
  number: (place: number) => `Number of option ${place}`,
  added: (count: number) => (count === 1 ? 'Successfully added 1 option' : `Successfully added ${count} options`),
} as const;

/** Many options at once. */
export const manyOptionsWords = {
  add: 'Add several',
  title: 'Add several options',
  lines: 'Options, one a line',
  linesHint: 'Type them, or paste a column of a spreadsheet. A second column is the number that formulas count.',
  addThese: (count: number) => (count === 1 ? 'Add 1 option' : `Add ${count} options`),
  nothing: 'Write at least one option.',
  file: 'Or choose a CSV file',
  fileHint: 'The file is added at once.',
  uploading: 'Adding the options…',
  failedTitle: 'Upload Failed',
  failed: 'No option was added.',
  help: 'How to write the CSV file',
  delete: 'Delete several',
  deleteTitle: 'Delete options',
  deleteWhich: 'Which options?',
  all: 'All options',
  deleteThese: (count: number) => (count === 1 ? 'Delete 1 option' : `Delete ${count} options`),
  chooseFirst: 'Choose at least one option.',
  deleted: (count: number) => (count === 1 ? '1 option deleted' : `${count} options deleted`),
} as const;

/** The page that says how a file with options is written. */
export const optionsFileWords = {
  title: 'Options from a CSV file',
  lead: 'A spreadsheet saves such a file with "Save as", "CSV UTF-8".',
  exampleTitle: 'An example',
  rules: [
    'Each line is an option. Its name stands first.',
    'After a comma comes the number that formulas count, where there is one: a whole number, or one with a point such as 2.5.',
    'A name with a comma in it stands in quotes: "Barn, or stable".',
    'A first line that says "name" is a heading and becomes no option. Empty lines are left out.',
    'If a line can’t be read, nothing is added and we’ll tell you which line.',
  ],
  limits: (options: number, kilobytes: number) => `At most ${options} options and ${kilobytes} kB.`,
} as const;
