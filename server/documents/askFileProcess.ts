import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { Reading } from '#domain/import/rowReader.ts';
import type { readOptionsFile } from '#domain/template/readOptionsFile.ts';
import type { CheckStrip } from '#server/documents/addCheckStrip.ts';
import { FairQueue } from '#server/documents/FairQueue.ts';
import { keptProcess, type Question, type tooMuch } from '#server/documents/keptProcess.ts';
import type { PdfContent } from '#server/documents/lookInto.ts';
import type { PdfProblem, PdfForm } from '#server/documents/PdfForm.ts';
import type { PictureSize } from '#server/documents/pictureSize.ts';
import type { RecordsFound } from '#server/documents/recordsIn.ts';

export interface FillTask {
  readonly title: string;
  /** by form field name; fields that aren't listed keep their content */
  readonly values: Readonly<Record<string, string>>;
  /** the heading above text that was too long for its field */
  readonly continuation: string;
  /** below the first page */
  readonly check?: CheckStrip;
  /** a watermark on each page */
  readonly across?: string;
}

/** Why a document can never be filled; retrying won't help. */
export interface FillProblem {
  readonly reason: 'unreadable' | 'tooComplex' | 'unprintable';
  /** characters that none of our fonts has */
  readonly letters?: string;
}

export type Filled = Uint8Array<ArrayBuffer> | FillProblem;

/** A table as read, before its columns are mapped. */
export interface TableHead {
  readonly columns: readonly string[];
  readonly rowCount: number;
}

export type FileTask =
  | { readonly name: 'look' | 'read' | 'measure' | 'table' | 'options' }
  | ({ readonly name: 'fill' } & FillTask)
  | { readonly name: 'records'; readonly reading: Omit<Reading, 'columns'> };

export type FileAnswer =
  | PdfContent
  | PdfForm
  | PdfProblem
  | Filled
  | PictureSize
  | 'noPicture'
  | TableHead
  | RecordsFound
  | CodedProblem
  | ReturnType<typeof readOptionsFile>;

/** Each person's uploads have their own queue; documents generated for the town have one as well. */
const mostProcesses = 2;

/** A 20 MB form took 170 MB of memory; a file that needs more than this is built to. */
const settings = {
  module: new URL('./fileProcess.ts', import.meta.url),
  limits: { megabytes: 320, cpuSeconds: 900 },
};

type AskProcess = (question: Question<FileTask>, person: string) => Promise<FileAnswer | typeof tooMuch>;

function openQueue(): AskProcess {
  const processes = Array.from({ length: mostProcesses }, () => keptProcess<FileTask, FileAnswer>(settings));
  const queue = new FairQueue(processes);
  return (question, person) => queue.run(person, (ask) => ask(question));
}

/**
 * Untrusted files are read in separate processes, so that a malicious one can't block the event loop. See decision
 * 0088.
 */
export const askFileProcess: AskProcess = openQueue();

/** Imports take minutes and must not delay uploads. */
export const askImportProcess: AskProcess = openQueue();
