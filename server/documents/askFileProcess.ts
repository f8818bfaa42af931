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

/** What a table says of itself before anyone says what its columns are. */
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

/** A person's uploads wait in that person's own line; documents made for the town have a line of their own. */
const mostProcesses = 2;

/** A form of 20 MB took 170 MB in a process; what needs more is made to. */
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

/** Foreign files are read in separate processes, so that a hostile one can't block the event loop. Decision 0088. */
export const askFileProcess: AskProcess = openQueue();

/** Imports take minutes, and no one who uploads a file waits for them. */
export const askImportProcess: AskProcess = openQueue();
