import type { ImportTarget } from '#domain/import/importMappings.ts';
import { formatCount, plural } from '#domain/kernel/plural.ts';

const records = (count: number): string => plural(count, 'record');
const rows = (count: number): string => plural(count, 'row');

/** Imports of records from other systems. */
export const importWords = {
  title: 'Import earlier records',
  lead: 'Upload a spreadsheet of records from another system. Staff can search and view them but not change them. No one is emailed.',
  file: 'CSV file',
  fileHint: (max: number, megabytes: number) =>
    `Saved as CSV (UTF-8), with headings in the first row and one record in each row below. Up to ${formatCount(max)} records and ${megabytes} MB.`,
  uploading: 'Uploading…',
  theFile: 'File',
  uploaded: 'File uploaded. Next, match its columns.',
  earlier: 'Imports for this form',
  emptyTitle: 'No imports yet',
  empty:
    'Files you upload will appear here with their results. You can remove an import and all its records at any time.',
  failedMore: 'Your connection may be down. Your imports are safe. Please try again.',
  more: 'Show more',
  caption: 'Imports, newest first',
  name: 'File',
  status: 'Status',
  records: 'Records',
  by: 'Uploaded by',
  date: 'Uploaded',
  facts: (count: number, by: string) => `${rows(count)}, uploaded by ${by}`,
  all: 'All imports',
  columns: 'Match columns',
  columnsLead: 'Choose the matching column in your file for each item. Items without a column stay empty.',
  none: 'Not in the file',
  aboutRecord: 'Record details',
  ofStep: (step: string) => (step === '' ? 'Fields' : step),
  unnamed: 'Unnamed field',
  targets: {
    identifier: 'Name or number',
    applicant_name: 'Applicant',
    applicant_email: 'Applicant email',
    status: 'Original status',
    created_at: 'Started',
    finished_at: 'Completed',
  } satisfies Record<ImportTarget, string>,
  targetHints: {
    identifier: 'The name of the record in lists.',
    applicant_name: 'Kept as written. No account is created.',
    applicant_email: 'Used for search only. No one is emailed.',
    status: 'Shown as written. In lists, imported records count as completed.',
    created_at: 'A date such as 3/5/2019 or 2019-03-05, with or without a time.',
    finished_at: 'A date in the same format.',
  } satisfies Record<ImportTarget, string>,
  unused: (names: string) => `Not imported: ${names}`,
  test: 'Test the file',
  testAgain: 'Test again',
  testing: (percent: number) => `Testing the file: ${percent}%`,
  leave: 'You can leave this page. It will continue.',
  allGood: (count: number) => (count === 1 ? 'The row can be imported' : `All ${rows(count)} can be imported`),
  someGood: (good: number, of: number) => `${formatCount(good)} of ${rows(of)} can be imported`,
  noneGood: 'None of the rows can be imported',
  leftOut: (count: number) =>
    `${rows(count)} with problems won’t be imported. To include them, correct the file and upload it again.`,
  goodText: 'Nothing has been imported yet.',
  problems: (told: number, all: number) => (told < all ? `First ${told} of ${formatCount(all)} problems` : 'Problems'),
  problem: (row: number, column: string | null, message: string) =>
    column === null ? `Row ${row} ${message}` : `Row ${row}: ${column} ${message}`,
  import: (count: number) => `Import ${records(count)}`,
  importing: (percent: number) => `Importing: ${percent}%`,
  imported: (count: number) => `${records(count)} imported`,
  show: 'Show imported records',
  failed: 'Something went wrong on our side',
  failedText: (imported: number) =>
    imported === 0
      ? 'Nothing was imported. Please try again.'
      : 'Only part of the file was imported. Test the file and import it again, or remove the import.',
  remove: 'Remove import',
  removeTitle: (name: string) => `Remove the import of ${name}?`,
  removeText: (count: number) =>
    count === 0
      ? 'This deletes the file. Nothing was imported from it.'
      : `This deletes the file and its ${records(count)} for everyone. You can’t undo this.`,
  removed: 'Import removed',
} as const;

/** The page of one imported record. */
export const earlierRecordWords = {
  title: (form: string, number: number) => `${form} #${number}`,
  record: 'Record',
  notice: 'Imported from another system',
  noticeText: (file: string, row: number) => `Shown exactly as it was in row ${row} of ${file}.`,
  statusThere: 'Original status',
  applicant: 'Applicant',
  email: 'Applicant email',
  identifier: 'Name or number',
  started: 'Started',
  completed: 'Completed',
  imported: 'Imported',
  importedBy: (name: string) => `by ${name}`,
  noAnswers: 'The file has no answers for this form’s fields.',
  answers: 'Answers',
} as const;
