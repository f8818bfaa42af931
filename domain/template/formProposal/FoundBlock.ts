import type { FoundRow } from '#domain/template/formProposal/FoundTable.ts';

/**
 * A part of a Word document, in its order. Texts show boxes to check and lists to choose from as “☐ Wood ☐ Vinyl”, and
 * places to write as lines of underscores.
 */
export type FoundBlock =
  | { readonly kind: 'title' | 'heading' | 'paragraph'; readonly text: string; readonly isBold: boolean }
  | { readonly kind: 'table'; readonly rows: readonly FoundRow[] };

export interface FoundDocument {
  readonly blocks: readonly FoundBlock[];
  /** whether it has more blocks or rows than were read */
  readonly isCut: boolean;
}
