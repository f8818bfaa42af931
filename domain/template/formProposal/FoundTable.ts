export interface FoundRow {
  /** its number in the file, from 1 */
  readonly row: number;
  readonly cells: readonly string[];
}

/** A table as it is in a file, before anyone decides what it asks. */
export interface FoundTable {
  /** the name of its sheet, or null */
  readonly title: string | null;
  /** without empty ones */
  readonly rows: readonly FoundRow[];
  /** whether it has more rows than were read */
  readonly isCut: boolean;
}
