import { EncryptedPDFError, PDFDocument, type PDFField } from '@cantoo/pdf-lib';
import { classifyPdf } from '#server/documents/classifyPdf.ts';
import { pdfLimits, type PdfProblem } from '#server/documents/PdfForm.ts';

/** Some programs append a few bytes after the end of a PDF. */
const endBytes = 4096;

interface OpenPdfForm {
  readonly document: PDFDocument;
  readonly pageCount: number;
  readonly fields: readonly PDFField[];
}

/**
 * Reads the form of a PDF, within its limits. Only for a separate process: a malicious file can make this run forever.
 */
export async function openPdfForm<Read>(
  bytes: Uint8Array,
  read: (form: OpenPdfForm) => Read | PdfProblem,
): Promise<Read | PdfProblem> {
  // the library accepts truncated files, but an upload that was cut off isn't what the person chose
  if (!Buffer.from(bytes.subarray(-endBytes)).includes('%%EOF')) return 'unreadable';
  const content = classifyPdf(bytes);
  if (content === 'bomb') return 'tooComplex';
  if (content === 'unknown') return isEncrypted(bytes) ? 'locked' : 'unreadable';
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: false });
    const pageCount = document.getPageCount();
    if (pageCount === 0) return 'unreadable';
    if (pageCount > pdfLimits.pages) return 'tooComplex';
    return read({ document, pageCount, fields: document.getForm().getFields() });
  } catch (error) {
    if (error instanceof RangeError) return 'tooComplex';
    // the library throws many kinds of errors for invalid PDFs
    return error instanceof EncryptedPDFError ? 'locked' : 'unreadable';
  }
}

/** Only for the sentence that people read: whether the file says that it is encrypted. */
const isEncrypted = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt');
