/** How a part changed in an edit. `discarded` and `restored` are the whole draft, replaced with a published version. */
export type EditWay = 'created' | 'updated' | 'moved' | 'deleted' | 'discarded' | 'restored';

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
