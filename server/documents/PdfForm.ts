import type { Result } from '#domain/kernel/result.ts';

/** What a PDF asks to be filled in. */
export interface PdfForm {
  readonly pageCount: number;
  /** full names of its fields, in the order of the file */
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
