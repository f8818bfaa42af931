import { formatCount } from '#domain/kernel/plural.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** Why a form can't be proposed from a file. The sentences continue “The file”. */
export const proposalFileRefusals = {
  proposalFileKindUnknown: 'must be a PDF (.pdf), an Excel workbook (.xlsx), or a CSV file (.csv)',
  proposalFileTooComplex: 'has too much in it to read. Copy the table of questions to a new file and choose that one.',
  proposalPdfWithoutFields:
    'has no fields that can be filled in, so there are no questions to read. Choose a PDF that people can type into, or list the questions in a spreadsheet.',
  proposalTableTooLong: ({ questions, options }) =>
    `has more than a form can hold: at most ${formatCount(Number(questions))} questions, with ${formatCount(Number(options))} options each. Choose a file that lists questions.`,
  proposalTableWithoutQuestions:
    'has no questions that we can find. Put “Question” in the first row and one question in each row below, and choose it again.',
} satisfies Partial<Record<RefusalCode, SentenceTemplate>>;
