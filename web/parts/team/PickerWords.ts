import type { peoplePickerWords } from '#messages/team/peoplePickerWords.ts';

/** Labels for adding someone in a particular context. */
export interface PickerWords extends Pick<typeof peoplePickerWords, 'addNamed' | 'added'> {
  readonly add: string;
  readonly already: string;
}
