import type { Cell } from '#domain/export/Cell.ts';

/** A table that is read while it is written, however long it is. */
export interface ExportTable {
  readonly name: string;
  readonly headers: readonly string[];
  readonly rows: () => AsyncIterable<readonly Cell[]>;
}
