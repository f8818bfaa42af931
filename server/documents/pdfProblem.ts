import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { pdfLimits, type PdfProblem } from '#server/documents/PdfForm.ts';

const codes: Readonly<Record<PdfProblem, RefusalCode>> = {
  unreadable: 'documentFileUnreadable',
  locked: 'documentFileLocked',
  tooComplex: 'documentFileTooComplex',
};

/** Why a PDF can't be used, for people. */
export function pdfProblem(problem: PdfProblem): CodedProblem {
  const { pages, fields } = pdfLimits;
  return { code: codes[problem], params: { pages, fields } };
}

/** Why another file than a PDF can't be read, if it needs too much memory or time. */
export const fileTooComplex: CodedProblem = { code: 'proposalFileTooComplex' };
