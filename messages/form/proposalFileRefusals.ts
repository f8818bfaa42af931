import { formatCount } from '#domain/kernel/plural.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why a form can't be proposed from a file. The sentences continue “The file”. */
export const proposalFileRefusals = {
  proposalFileKindUnknown:
    'must be a PDF (.pdf), an Excel workbook (.xlsx), a CSV file (.csv), or a Word document (.docx)',
  proposalDocumentHasMacros: 'has macros. Save it as a Word document without macros (.docx) and choose it again.',
  proposalDocumentUnreadable:
    'is not a Word document we can read. Save it as a Word document (.docx) without a password and choose it again.',
  proposalDocumentWithoutQuestions:
    'has no questions that we can find. Put them in a table with a column “Question”, one in each row, and choose it again.',
  proposalFileTooComplex: 'has too much in it to read. Copy the table of questions to a new file and choose that one.',
  proposalPdfWithoutFields:
    'has no fields that can be filled in, so there are no questions to read. Choose a PDF that people can type into, or list the questions in a spreadsheet.',
  proposalTableTooLong: ({ questions, options }) =>
    `has more than a form can hold: at most ${formatCount(Number(questions))} questions, with ${formatCount(Number(options))} options each. Choose a file that lists questions.`,
  proposalTableWithoutQuestions:
    'has no questions that we can find. Put “Question” in the first row and one question in each row below, and choose it again.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
