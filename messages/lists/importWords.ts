import type { ImportTarget } from '#domain/import/importMappings.ts';

const records = (count: number): string => (count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`);
const rows = (count: number): string => (count === 1 ? '1 row' : `${count.toLocaleString('en-US')} rows`);

/** Earlier records, from a file to rows of the list. */
export const importWords = {
  title: 'Import earlier records',
  lead: 'Upload a spreadsheet with records of another system. They are kept as they are: they can be found and read, nothing is asked of anybody, and nobody is written to.',
  file: 'CSV file',
  fileHint: (max: number, megabytes: number) =>
    `Saved as CSV (UTF-8), with headings in the first row and one record in each row below. At most ${max.toLocaleString('en-US')} records and ${megabytes} MB.`,
  uploading: 'Uploading...',
  theFile: 'The file',
  uploaded: 'The file is uploaded. Now say what its columns are.',
  earlier: 'Imports of this form',
  emptyTitle: 'Nothing was imported yet',
  empty: 'Each file that you upload is kept here with what became of it, and can be taken back as a whole.',
  failedMore: 'Your connection may be gone. Your imports are still there: try again.',
  more: 'Show more',
  caption: 'Imports, the last one first',
  name: 'File',
  status: 'Status',
  records: 'Records',
  by: 'By',
  date: 'Uploaded',
  facts: (count: number, by: string) => `${rows(count)}, uploaded by ${by}`,
  all: 'All imports',
  columns: 'What the columns are',
  columnsLead: 'Choose for each thing the column that it comes from. What has no column stays empty.',
  none: 'Not in the file',
  aboutRecord: 'About the record',
  ofStep: (step: string) => (step === '' ? 'Fields' : step),
  unnamed: 'Field without a name',
  targets: {
    identifier: 'Name or number',
    applicant_name: 'Applicant',
    applicant_email: 'Applicant email',
    status: 'Status there',
    created_at: 'Started',
    finished_at: 'Completed',
  } satisfies Record<ImportTarget, string>,
  targetHints: {
    identifier: 'What the record is called in lists.',
    applicant_name: 'As it is written. It makes no account.',
    applicant_email: 'To find the record by. Nobody writes to it.',
    status: 'Shown as it is written. In lists, earlier records are completed.',
    created_at: 'A date such as 3/5/2019 or 2019-03-05, with a time or without.',
    finished_at: 'A date, too.',
  } satisfies Record<ImportTarget, string>,
  unused: (names: string) => `Not imported: ${names}`,
  test: 'Test the file',
  testAgain: 'Test again',
  testing: (percent: number) => `Testing the file: ${percent}%`,
  leave: 'You can leave this page; it goes on.',
  allGood: (count: number) => `All ${rows(count)} can be imported`,
  someGood: (good: number, of: number) => `${good.toLocaleString('en-US')} of ${rows(of)} can be imported`,
  noneGood: 'None of the rows can be imported',
  leftOut: (count: number) =>
    `${rows(count)} with problems ${count === 1 ? 'is' : 'are'} left out. To have them too, correct the file and upload it again.`,
  goodText: 'Nothing was imported yet.',
  problems: (told: number, all: number) =>
    told < all ? `The first ${told} of ${all.toLocaleString('en-US')} problems` : 'Problems',
  problem: (row: number, column: string | null, message: string) =>
    column === null ? `Row ${row} ${message}` : `Row ${row}: ${column} ${message}`,
  import: (count: number) => `Import ${records(count)}`,
  importing: (percent: number) => `Importing: ${percent}%`,
  imported: (count: number) => (count === 1 ? '1 record was imported' : `${records(count)} were imported`),
  show: 'Show them in the list',
  failed: 'Something went wrong on our side',
  failedText: (imported: number) =>
    imported === 0
      ? 'Nothing was imported. Please try again.'
      : 'Not all of it was imported. Test the file and import it again, or remove the import.',
  remove: 'Remove import',
  removeTitle: (name: string) => `Remove the import of ${name}?`,
  removeText: (count: number) =>
    count === 0
      ? 'The file is deleted. Nothing was imported from it.'
      : `Its ${records(count)} and the file are deleted for everybody. This cannot be undone.`,
  removed: 'The import is removed.',
} as const;

/** The page of one earlier record. */
export const importedWords = {
  title: (form: string, number: number) => `${form} #${number}`,
  record: 'Record',
  notice: 'Imported from another system',
  noticeText: (file: string, row: number) => `It is kept as it came, from row ${row} of ${file}.`,
  statusThere: 'Status there',
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
