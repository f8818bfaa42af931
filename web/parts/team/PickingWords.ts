import type { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';

/** What adding someone is called at a place. */
export interface PickingWords extends Pick<typeof peoplePickerWords, 'addNamed' | 'added'> {
  readonly add: string;
  readonly already: string;
}
