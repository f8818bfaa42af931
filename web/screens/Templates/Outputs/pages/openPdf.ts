import {
  AnnotationMode,
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the bundler adds the address as its default export
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { boxOf, type PdfBox } from '#web/screens/Templates/Outputs/pages/boxOf.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Enough for any form. Later pages are in the download. */
const mostPages = 20;

export interface PdfPage {
  readonly number: number;
  /** in points */
  readonly width: number;
  readonly height: number;
  /** its form fields */
  readonly boxes: readonly PdfBox[];
  /** draws the page as wide as the canvas is shown */
  readonly draw: (canvas: HTMLCanvasElement) => Promise<void>;
}

export interface OpenPdf {
  readonly pages: readonly PdfPage[];
  readonly close: () => void;
}

/** Reads the pages and form fields of a PDF. Loaded on demand, because the reader is large (decision 0167). */
export async function openPdf(url: string): Promise<OpenPdf> {
  // fonts that the file lacks are replaced by those of the device
  const task = getDocument({ url, enableXfa: false });
  const pdf = await task.promise;
  const numbers = Array.from({ length: Math.min(pdf.numPages, mostPages) }, (_, index) => index + 1);
  const pages = await Promise.all(numbers.map((number) => openPage(pdf, number)));
  return { pages, close: () => void task.destroy() };
}

async function openPage(pdf: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const annotations = await page.getAnnotations({ intent: 'display' });
  const boxes = annotations.flatMap((annotation) => boxOf(annotation, viewport) ?? []);
  return { number, width, height, boxes, draw: (canvas) => draw(page, canvas) };
}

async function draw(page: PDFPageProxy, canvas: HTMLCanvasElement): Promise<void> {
  const { width } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (canvas.clientWidth * window.devicePixelRatio) / width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  await page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE }).promise;
}
