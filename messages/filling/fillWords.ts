/** The words around the fields that a resident fills in. */
export const fillWords = {
  saving: 'Saving Changes...',
  saved: 'All Changes Saved.',
  waiting: 'Not saved yet. We keep what you typed and try again.',
  notSaved: 'Some answers could not be saved.',
  minChecks: (least: number) => `(Minimum Selection: ${least})`,
  maxLength: (most: number) => `(Max characters: ${most})`,
  minMax: (least: string | null, most: string | null) =>
    [least && `Min value ${least}`, most && `Max value ${most}`].filter(Boolean).join(', '),
  date: 'Date',
  time: 'Time',
  start: 'Start',
  end: 'End',
  choose: 'Choose one',
  maxFile: (megabytes: number) => `Up to ${megabytes} MB a file.`,
  /** after what the specification says of a question that was left empty */
  wayOut: {
    multiple_choice: 'Choose one.',
    date: 'Enter a day.',
    date_range: 'Enter both days.',
    file: 'Add a file.',
    integer: 'Enter a whole number.',
  },
  timeZone: (zone: string) => `In your time zone, ${zone}.`,
  knownAddress: 'We know this address.',
  noAnswer: 'Not answered',
  hidden: 'You may not read this answer.',
} as const;
