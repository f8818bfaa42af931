import { formatCount, plural } from '#domain/kernel/plural.ts';

/** The option editor of a choice field. */
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
  showNumbersHint: 'Formulas use the number of each selected option.',
  number: (place: number) => `Number for option ${place}`,
  added: (count: number) => `Successfully added ${plural(count, 'option')}`,
} as const;

/** Adding or deleting several options. */
export const manyOptionsWords = {
  add: 'Add several',
  title: 'Add several options',
  lines: 'Options, one per line',
  linesHint: 'Type them, or paste a column from a spreadsheet. A second column sets the numbers for formulas.',
  addThese: (count: number) => `Add ${plural(count, 'option')}`,
  nothing: 'Enter at least one option.',
  file: 'Or choose a CSV file',
  fileHint: 'Options from the file are added right away.',
  uploading: 'Adding the options…',
  failedTitle: 'Upload Failed',
  failed: 'No options were added.',
  help: 'How to format the CSV file',
  delete: 'Delete several',
  deleteTitle: 'Delete options',
  deleteWhich: 'Which options?',
  all: 'All options',
  deleteThese: (count: number) => `Delete ${plural(count, 'option')}`,
  chooseFirst: 'Choose at least one option.',
  deleted: (count: number) => `${plural(count, 'option')} deleted`,
} as const;

/** Help page on the CSV format for options. */
export const optionsFileWords = {
  title: 'Options from a CSV file',
  lead: 'In your spreadsheet program, choose "Save as", then "CSV UTF-8".',
  exampleTitle: 'An example',
  rules: [
    'Each line is one option. Put its name first.',
    'If formulas use the option, add a comma and its number: a whole number, or a decimal such as 2.5.',
    'If a name has a comma, put it in quotes: "Barn, or stable".',
    'A first line that says "name" is treated as a heading. Empty lines are skipped.',
    'If a line can’t be read, nothing is added and we’ll tell you which line.',
  ],
  limits: (options: number, kilobytes: number) =>
    `Up to ${plural(options, 'option')} and ${formatCount(kilobytes)} kB.`,
} as const;
