import type { CheckStrip } from '#server/documents/addCheckStrip.ts';
import { FairQueue } from '#server/documents/FairQueue.ts';
import { keptProcess, type Question, type tooMuch } from '#server/documents/keptProcess.ts';
import type { PdfContent } from '#server/documents/lookInto.ts';
import type { PdfProblem, PdfForm } from '#server/documents/PdfForm.ts';

export interface FillTask {
  readonly title: string;
  /** by the names of the form fields; a field that is not named keeps what stands in it */
  readonly values: Readonly<Record<string, string>>;
  /** the heading above text for which its field was too small */
  readonly continuation: string;
  /** under its first page */
  readonly check?: CheckStrip;
  /** a word across each page */
  readonly across?: string;
}

/** Why a document cannot be filled, however often it is tried. */
export interface FillProblem {
  readonly reason: 'unreadable' | 'tooComplex' | 'unprintable';
  /** letters that none of our typefaces has */
  readonly letters?: string;
}

export type Filled = Uint8Array<ArrayBuffer> | FillProblem;

export type PdfTask = { readonly name: 'look' } | { readonly name: 'read' } | ({ readonly name: 'fill' } & FillTask);

export type PdfAnswer = PdfContent | PdfForm | PdfProblem | Filled;

/** What a person waits for goes into the line of that person; what is made for the town, into one of its own. */
const mostProcesses = 2;

/** A form of 20 MB took 170 MB in a process; what needs more is made to. */
const settings = {
  module: new URL('./pdfProcess.ts', import.meta.url),
  limits: { megabytes: 320, cpuSeconds: 900 },
};

const queue = new FairQueue(Array.from({ length: mostProcesses }, () => keptProcess<PdfTask, PdfAnswer>(settings)));

/** All that is done with PDFs is done in processes beside ours. */
export const askPdfProcess = (question: Question<PdfTask>, person: string): Promise<PdfAnswer | typeof tooMuch> =>
  queue.run(person, (ask) => ask(question));
