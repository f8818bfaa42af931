import type { AnswerColumn } from '#domain/export/answerColumns.ts';
import type { Cell } from '#domain/export/Cell.ts';

export type Row = readonly Cell[];

/** A table that is streamed, however long it is. */
export interface ExportTable {
  readonly name: string;
  readonly headers: readonly string[];
  /** the questions its last columns answer, in order */
  readonly questions?: readonly AnswerColumn[];
  /** yields rows in the batches they are read in */
  readonly rows: () => AsyncIterable<Iterable<Row>>;
}
