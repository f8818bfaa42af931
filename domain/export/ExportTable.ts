import type { AnswerColumn } from '#domain/export/answerColumns.ts';
import type { Cell } from '#domain/export/Cell.ts';

export type Row = readonly Cell[];

/** A table that is read while it is written, however long it is. */
export interface ExportTable {
  readonly name: string;
  readonly headers: readonly string[];
  /** what its last columns hold the answers to, in their order */
  readonly questions?: readonly AnswerColumn[];
  /** as many at a time as are read together */
  readonly rows: () => AsyncIterable<Iterable<Row>>;
}
