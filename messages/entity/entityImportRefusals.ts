import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why a file of entities, or one of its rows, can't be imported, and why an import can't be undone. */
export const entityImportRefusals = {
  importNameUnmapped: 'Choose the column with the names of the entities.',
  importKeyUnmapped: 'Choose the column that identifies each entity.',
  importKeyMissing: 'is empty, but identifies the entity',
  importKeyTwice: ({ row }) => `has the same value as row ${row}`,
  importKeyAmbiguous: 'matches more than one entity',
  importKeyArchived: 'matches an archived entity. Unarchive it to update it.',
  importKeyMerged: ({ entity }) => `matches an entity that was merged into “${entity}”`,
  importAlreadyUndone: 'This import has already been undone.',
  importNotFinished: 'This import can be undone once it is finished.',
  importChangedNothing: 'This import changed nothing, so there is nothing to undo.',
  workbookUnreadable:
    'is not a workbook we can read. Save it as an Excel workbook (.xlsx) without a password, or as CSV (UTF-8), and choose it again.',
  workbookHasMacros: 'has macros. Save it as an Excel workbook without macros (.xlsx) and choose it again.',
  importCellFaulty: ({ value }) => `has the formula error ${value}. Correct it in the spreadsheet.`,
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
