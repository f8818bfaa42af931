import type { EntityTarget } from '#domain/entity/entityImport.ts';
import { formatCount, plural } from '#domain/kernel/plural.ts';

const entities = (count: number): string => plural(count, 'entity', 'entities');
const rows = (count: number): string => plural(count, 'row');

/** Imports of entities from files. */
export const entityImportWords = {
  title: 'Import entities',
  link: 'Import',
  fromFile: 'Import from a spreadsheet',
  lead: 'Add or update many entities at once from a spreadsheet. You see what an import would do before it runs, and you can undo it.',
  start: 'Start an import',
  kind: 'Entity type',
  chooseKind: 'Choose a type',
  kindMissing: 'Choose an entity type first.',
  next: 'Next',
  noKinds: 'Create an entity type first. Then you can import its entities here.',
  earlier: 'Earlier imports',
  emptyTitle: 'No imports yet',
  empty: 'Files you upload will appear here with their results. You can undo an import later.',
  newTitle: (kind: string) => `Import: ${kind}`,
  newLead: 'Upload a spreadsheet with headings in the first row and one entity in each row below.',
  upload: 'Upload a file',
  file: 'CSV or XLSX file',
  fileHint: (max: number, megabytes: number) =>
    `Choose a file or drag it here. Up to ${formatCount(max)} rows and ${megabytes} MB.`,
  fields: (names: string) => `This type has these fields: ${names}. Headings with the same names are matched for you.`,
  uploaded: 'File uploaded. Next, match its columns.',
  all: 'All imports',
  showEntities: 'Show entities',
  facts: (kind: string, count: number, by: string) => `${kind}, ${rows(count)}, uploaded by ${by}`,
  columns: 'Match columns',
  columnsLead: 'Choose the matching column in your file for each item. Empty cells leave what is there unchanged.',
  aboutEntity: 'Entity',
  ofFields: 'Fields',
  targets: { name: 'Name', note: 'Notes' } satisfies Record<EntityTarget, string>,
  key: 'Match entities by',
  keyHint: 'A row updates the entity with the same value here. Other rows add an entity.',
  testing: (percent: number) => `Testing the file: ${percent}%`,
  result: 'Result',
  wouldDo: (parts: string) => `This import would ${parts}`,
  tested: 'Nothing has been imported yet.',
  nothingToDo: 'Nothing to import',
  allSame: 'Everything in the file is already here.',
  allFaulty: 'Correct the problems below and upload the file again.',
  add: (count: number) => `add ${entities(count)}`,
  change: (count: number) => `change ${entities(count)}`,
  import: (count: number) => `Import ${entities(count)}`,
  importing: (percent: number) => `Importing: ${percent}%`,
  undoing: (percent: number) => `Undoing the import: ${percent}%`,
  finished: (added: number, changed: number) =>
    changed === 0
      ? `${entities(added)} added`
      : added === 0
        ? `${entities(changed)} changed`
        : `${entities(added)} added and ${formatCount(changed)} changed`,
  finishedSame: 'Nothing changed, because everything in the file was already here',
  skipped: (count: number) => `${rows(count)} skipped because of problems.`,
  counts: { added: 'Added', changed: 'Changed', unchanged: 'Unchanged', faulty: 'With problems' },
  failedText: (done: number) =>
    done === 0
      ? 'Nothing was imported. Please try again.'
      : 'Only part of the file was imported. Test the file and import it again, or undo the import.',
  problemColumn: 'Import problem',
  rejectedSheet: 'Rows with problems',
  rejectedFile: (name: string) => `${name} - rows with problems.xlsx`,
  downloadRejected: (count: number) => `Download ${rows(count)} with problems`,
  rejectedHint:
    'The workbook has these rows as they are in your file, with the reasons in the last column. Correct them and import the workbook.',
  undo: 'Undo this import',
  undoTitle: (name: string) => `Undo the import of ${name}?`,
  undoText: (created: number, updated: number) =>
    `This removes the ${entities(created)} that it added and restores ${entities(updated)} that it changed. Entities that someone changed or used since then stay as they are.`,
  undone: 'Import undone',
  undoneAll: 'The entities it added are removed, and those it changed are restored.',
  keptSome: (count: number) => `${entities(count)} stayed as they are, because someone changed or used them since.`,
  undoFailed: 'Undoing stopped early',
  undoFailedText: 'Something went wrong on our side. Undo the import again to continue.',
  statusUndone: 'Undone',
} as const;
