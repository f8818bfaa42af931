/** What a form issues, and the documents that are filled in for it. */
export const outputsWords = {
  emptyTitle: 'No outputs yet',
  empty: 'An output is what a submission ends with: a permit, a licence, a letter. A PDF of yours is filled in for it.',
  add: 'Add output',
  newTitle: 'Add output',
  name: 'Name',
  nameHint: 'As applicants read it, such as Building permit.',
  create: 'Add output',
  cancel: 'Cancel',
  added: 'Output added',
  delete: 'Delete output',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Documents already issued are kept.',
  deleted: 'Output deleted',
} as const;

/** When it is issued, how long it is valid and how it is renewed. */
export const termsWords = {
  issued: 'Issued',
  atTheEnd: 'When the submission is complete',
  afterStep: (step: string) => `When this step is complete: ${step}`,
  showsHolder: 'Show the holder’s name when someone verifies the document',
  showsHolderHint:
    'Each document has a code by which anybody sees whether it is valid. Without this, they are told no name.',
  expires: 'It expires',
  expiresAfter: 'Valid for',
  renewable: 'It can be renewed',
  opens: 'Renewal opens before it expires',
  opensHint: 'Left empty, it can be renewed at any time.',
  closes: 'Renewal closes after it expired',
  closesHint: 'Left empty, it can be renewed for ever.',
  autofill: 'A renewal starts with the earlier answers',
  autofillHint: 'Those of fields that keep their answer, as the editor of the field says.',
} as const;

export const periodWords = {
  unitOf: (label: string) => `${label}, counted in`,
  units: { days: 'days', weeks: 'weeks', months: 'months', years: 'years' },
} as const;

export const remindersWords = {
  title: 'Reminders',
  hint: 'Emails to the applicants, who can turn them off.',
  one: (place: number) => `Reminder ${place}`,
  period: 'How long',
  direction: 'When',
  directions: { before: 'before it expires', after: 'after it expired' },
  add: 'Add reminder',
  remove: (place: number) => `Remove reminder ${place}`,
  removed: 'Reminder removed',
} as const;

export const documentWords = {
  choose: 'Choose a PDF',
  chooseHint: 'A PDF with form fields. Its fields are filled from answers.',
  replace: 'Choose another PDF',
  uploading: 'Uploading…',
  uploaded: 'Document uploaded',
  replaced: 'Document replaced',
  download: 'Open the PDF',
  inUse: 'This document is in use.',
  notInUse: 'This document is not in use until you publish it.',
  publish: 'Publish document',
  published: 'Document published',
  unpublish: 'Unpublish document',
  unpublished: 'Document unpublished',
  refused: 'Unable to publish',
  noFields: 'This PDF has no form fields. It is issued as it is.',
  mappings: 'Fields of the PDF',
  mapping: (field: string) => `Fill ${field} with`,
  nothing: 'Nothing',
  answers: 'Answers',
  facts: 'Facts of the submission',
  untitled: 'Untitled field',
  ofRecord: (field: string) => `Of the record chosen at ${field}`,
  gone: 'A question that the form no longer asks',
  warning: (fields: string) =>
    `Some versions that this PDF covers do not ask what these fields are filled with, and leave them empty: ${fields}`,
  document: 'Document',
  none: 'None',
  all: 'All documents',
} as const;

/** All documents of a form. */
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

/** What a document is called and which versions of the form it covers. */
export const documentTermsWords = {
  name: 'Document name',
  description: 'Description',
  descriptionHint: 'Only staff see it.',
  start: 'Start version',
  stop: 'Stop version',
  latest: 'Latest',
  latestHint: 'It covers every later version as well.',
  newText: 'Choose it for an output afterwards. Until then, nothing is made from it.',
  delete: 'Delete document',
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: 'Its file is deleted with it. What was issued stays.',
  deleted: 'Document deleted',
} as const;
