/**
 * How a part changed in an edit. `discarded` and `restored` replace the whole draft with a published version, `returned` with
 * how it was after an earlier edit.
 */
export type EditWay = 'created' | 'updated' | 'moved' | 'deleted' | 'discarded' | 'restored' | 'returned';

/** What an edit of a draft was about. */
export interface EditedPart {
  readonly way: EditWay;
  readonly kind: string;
  readonly id: string;
  /** null if it has none; for logic and attached people, the name of what they belong to */
  readonly name: string | null;
  /** how many parts of this kind changed in this way */
  readonly count: number;
}
