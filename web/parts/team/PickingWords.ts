import type { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';

/** Labels for adding someone in a particular context. */
export interface PickingWords extends Pick<typeof peoplePickerWords, 'addNamed' | 'added'> {
  readonly add: string;
  readonly already: string;
}
