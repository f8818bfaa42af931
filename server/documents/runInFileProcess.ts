import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { RowReaderOptions } from '#domain/import/createRowReader.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';
import type { readOptionsFile } from '#domain/template/readOptionsFile.ts';
import type { VerificationFooter } from '#server/documents/addVerificationFooter.ts';
import type { PdfContent } from '#server/documents/classifyPdf.ts';
import { createChildWorker, type ProcessRequest, type limitExceeded } from '#server/documents/createChildWorker.ts';
import type { Letterhead } from '#server/documents/drawLetterhead.ts';
import { FairQueue } from '#server/documents/FairQueue.ts';
import type { PictureSize } from '#server/documents/parsePictureSize.ts';
import type { PdfProblem, PdfForm } from '#server/documents/PdfForm.ts';
import type { EntityReading, EntityRowsSummary } from '#server/documents/readEntityRows.ts';
import type { ImportSummary } from '#server/documents/readImportRecords.ts';
import type { PrintedReceipt } from '#server/documents/receiptPdf.ts';

export interface FillTask {
  readonly title: string;
  /** by form field name; fields that aren't listed keep their content */
  readonly values: Readonly<Record<string, string>>;
  /** the heading above text that was too long for its field */
  readonly continuation: string;
  /** above such text */
  readonly letterhead: Letterhead;
  /** below the first page */
  readonly check?: VerificationFooter;
  /** a watermark on each page */
  readonly across?: string;
}

/** Why a document can never be filled; retrying won't help. */
export interface FillProblem {
  readonly reason: 'unreadable' | 'tooComplex' | 'unprintable';
  /** characters that none of our fonts has */
  readonly letters?: string;
}

export type FillResult = Uint8Array<ArrayBuffer> | FillProblem;

/** A table as read, before its columns are mapped. */
export interface TableHead {
  readonly columns: readonly string[];
  readonly rowCount: number;
}

export type FileTask =
  | { readonly name: 'look' | 'read' | 'measure' | 'options' }
  | { readonly name: 'proposal'; readonly kind: ProposalFileKind }
  | { readonly name: 'table'; readonly maxRows?: number }
  | { readonly name: 'rows'; readonly rows: readonly number[]; readonly maxRows: number }
  | { readonly name: 'entities'; readonly reading: EntityReading }
  | ({ readonly name: 'fill' } & FillTask)
  | { readonly name: 'receipt'; readonly receipt: PrintedReceipt }
  | { readonly name: 'records'; readonly reading: Omit<RowReaderOptions, 'columns'> };

export type FileTaskResult =
  | PdfContent
  | PdfForm
  | PdfProblem
  | FillResult
  | PictureSize
  | 'noPicture'
  | FormProposal
  | TableHead
  | ImportSummary
  | EntityRowsSummary
  | CodedProblem
  | ReturnType<typeof readOptionsFile>;

/** Each person's uploads have their own queue; documents generated for the town have one as well. */
const mostProcesses = 2;

/** A 20 MB form took 170 MB of memory; a file that needs more than this is built to. */
const settings = {
  module: new URL('./fileProcess.ts', import.meta.url),
  limits: { megabytes: 320, cpuSeconds: 900 },
};

type AskProcess = (
  question: ProcessRequest<FileTask>,
  person: string,
) => Promise<FileTaskResult | typeof limitExceeded>;

function openQueue(): AskProcess {
  const processes = Array.from({ length: mostProcesses }, () => createChildWorker<FileTask, FileTaskResult>(settings));
  const queue = new FairQueue(processes);
  return (question, person) => queue.run(person, (ask) => ask(question));
}

/**
 * Untrusted files are read in separate processes, so that a malicious one can't block the event loop. See decision
 * 0088.
 */
export const runInFileProcess: AskProcess = openQueue();

/** Imports take minutes and must not delay uploads. */
export const runInImportProcess: AskProcess = openQueue();
