/** A form's outputs. */
export const outputsWords = {
  emptyTitle: 'No outputs yet',
  empty: 'An output is the document people get: a permit, license, or letter. We fill in your PDF.',
  add: 'Add output',
  newTitle: 'Add output',
  name: 'Name',
  nameHint: 'The name applicants see, such as Building permit.',
  create: 'Add output',
  cancel: 'Cancel',
  added: 'Output added',
  delete: 'Delete output',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Documents already issued are kept.',
  deleted: 'Output deleted',
} as const;

/** When an output is issued, how long it is valid, and how it is renewed. */
export const termsWords = {
  issued: 'Issued',
  atTheEnd: 'When the submission is complete',
  afterStep: (step: string) => `When this step is complete: ${step}`,
  showsHolder: 'Show the holder’s name when someone verifies the document',
  showsHolderHint:
    'Each document has a code anyone can use to check that it’s valid. Leave this off to keep the name private.',
  expires: 'Expires',
  expiresAfter: 'Valid for',
  renewable: 'Can be renewed',
  opens: 'Renewal opens before expiration',
  opensHint: 'Leave empty to allow renewal at any time.',
  closes: 'Renewal closes after expiration',
  closesHint: 'Leave empty for no deadline.',
  autofill: 'Fill in the previous answers on renewal',
  autofillHint: 'Only for fields set to fill in the previous answer on renewal.',
} as const;

export const periodWords = {
  unitOf: (label: string) => `${label}: unit`,
  units: { days: 'days', weeks: 'weeks', months: 'months', years: 'years' },
} as const;

export const remindersWords = {
  title: 'Reminders',
  hint: 'Emails to applicants. They can turn them off.',
  one: (place: number) => `Reminder ${place}`,
  period: 'How long',
  direction: 'When',
  directions: { before: 'before it expires', after: 'after it expires' },
  add: 'Add reminder',
  remove: (place: number) => `Remove reminder ${place}`,
  removed: 'Reminder removed',
} as const;

export const documentWords = {
  choose: 'Choose a PDF',
  chooseHint: 'A PDF with form fields. We fill them in from the answers.',
  replace: 'Choose another PDF',
  uploading: 'Uploading…',
  uploaded: 'Document uploaded',
  replaced: 'Document replaced',
  download: 'Open the PDF',
  inUse: 'This document is in use.',
  notInUse: 'This document won’t be used until you publish it.',
  publishesWithForm: 'This document will be published with the form. You can also publish it now.',
  publish: 'Publish document',
  published: 'Document published',
  unpublish: 'Unpublish document',
  unpublished: 'Document unpublished',
  refused: 'Unable to publish',
  noFields: 'This PDF has no form fields, so it’s issued as is.',
  mappings: 'PDF fields',
  mapping: (field: string) => `Fill ${field} with`,
  nothing: 'Nothing',
  pages: 'Pages of the document',
  page: (number: number) => `Page ${number}`,
  loadingPages: 'Loading the pages…',
  noPages: 'We couldn’t show the pages here. You can still open the PDF and choose what fills its fields.',
  answers: 'Answers',
  facts: 'Submission details',
  untitled: 'Untitled field',
  ofRecord: (field: string) => `From the record chosen in ${field}`,
  gone: 'A question that’s no longer on the form',
  warning: (fields: string) =>
    `Some versions this PDF covers don’t have the questions for these fields. They’ll be left empty: ${fields}`,
  document: 'Document',
  none: 'None',
  all: 'All documents',
} as const;

/** The list of a form's documents. */
export const documentListWords = {
  title: 'Documents',
  untitled: 'Untitled document',
  inUse: 'In use',
  notInUse: 'Not in use',
  add: 'Add document',
  newTitle: 'New document',
  versions: ({ startVersion, stopVersion, latest }: CoveredVersions) => {
    const from = startVersion == null ? '' : ` ${startVersion}`;
    if (latest) return startVersion == null ? 'Latest versions' : `Version${from} and later`;
    if (startVersion == null && stopVersion == null) return 'No versions yet';
    return startVersion === stopVersion ? `Version${from}` : `Versions${from} to ${stopVersion ?? '?'}`;
  },
} as const;

interface CoveredVersions {
  readonly startVersion?: number | null | undefined;
  readonly stopVersion?: number | null | undefined;
  readonly latest: boolean;
}

/** A document's name and the form versions it covers. */
export const documentTermsWords = {
  name: 'Document name',
  description: 'Description',
  descriptionHint: 'Only staff see this.',
  start: 'Start version',
  stop: 'Stop version',
  latest: 'Latest',
  latestHint: 'Also covers every later version.',
  newText: 'After uploading, choose it for an output. Until then, it isn’t used.',
  delete: 'Delete document',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its file will be deleted too. Documents already issued are kept.',
  deleted: 'Document deleted',
} as const;
