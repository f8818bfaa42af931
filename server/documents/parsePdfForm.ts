import { PDFButton, PDFSignature } from '@cantoo/pdf-lib';
import { openPdfForm } from '#server/documents/openPdfForm.ts';
import { pdfLimits, type PdfProblem, type PdfForm } from '#server/documents/PdfForm.ts';

/** The names of the fields that can be filled in. Only for a separate process. */
export const parsePdfForm = (bytes: Uint8Array): Promise<PdfForm | PdfProblem> =>
  openPdfForm<PdfForm>(bytes, ({ pageCount, fields }) => {
    const fillable = fields.filter((field) => !(field instanceof PDFButton) && !(field instanceof PDFSignature));
    const fieldNames = [...new Set(fillable.map((field) => field.getName()))];
    const isTooMuch = fieldNames.length > pdfLimits.fields;
    return isTooMuch || fieldNames.some(({ length }) => length > pdfLimits.nameLength)
      ? 'tooComplex'
      : { pageCount, fieldNames };
  });
