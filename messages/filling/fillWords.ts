/** Texts around the fields that a resident fills in. */
export const fillWords = {
  saving: 'Saving Changes...',
  saved: 'All Changes Saved.',
  waiting: 'Not saved yet. We’re keeping what you typed and will try again.',
  notSaved: 'Some answers couldn’t be saved.',
  minChecks: (least: number) => `(Minimum Selection: ${least})`,
  maxLength: (most: number) => `(Max characters: ${most})`,
  minMax: (least: string | null, most: string | null) =>
    [least && `Min value ${least}`, most && `Max value ${most}`].filter(Boolean).join(', '),
  date: 'Date',
  time: 'Time',
  start: 'Start',
  end: 'End',
  choose: 'Choose one',
  maxFile: (megabytes: number) => `Up to ${megabytes} MB per file.`,
  /** added after the specified error when a question was left empty */
  wayOut: {
    multiple_choice: 'Choose one.',
    date: 'Enter a date.',
    date_range: 'Enter both dates.',
    file: 'Add a file.',
    integer: 'Enter a whole number.',
  },
  timeZone: (zone: string) => `Your time zone: ${zone}.`,
  knownAddress: 'We recognize this address.',
  noAnswer: 'Not answered',
  hidden: 'You don’t have access to this answer.',
} as const;
