import { Refusal } from '#domain/kernel/refusal.ts';
import type { AnswerLocation } from '#server/queries/answer/changedAnswer.ts';

/** Someone else has changed the answer in the meantime. The refusal tells the caller the current answer. */
export class OutdatedAnswer extends Refusal {
  readonly place: AnswerLocation;

  constructor(place: AnswerLocation) {
    super('outdated');
    this.place = place;
  }
}
