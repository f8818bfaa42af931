import type { Result } from '#domain/kernel/result.ts';

/** The form of a PDF. */
export interface PdfForm {
  readonly pageCount: number;
  /** the full names of its fields, in file order */
  readonly fieldNames: readonly string[];
}

export type PdfProblem = 'unreadable' | 'locked' | 'tooComplex';

export const pdfLimits = {
  bytes: 20_000_000,
  pages: 500,
  fields: 2_000,
  nameLength: 500,
  milliseconds: 8_000,
} as const;

export type ReadPdfForm = (bytes: Uint8Array<ArrayBuffer>) => Promise<Result<PdfForm, PdfProblem>>;
