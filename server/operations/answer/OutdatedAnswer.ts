import { Refusal } from '#domain/kernel/refusal.ts';
import type { AnswerPlace } from '#server/queries/answer/changedAnswer.ts';

/** Somebody else has saved the answer meanwhile: who is refused is told what stands there. */
export class OutdatedAnswer extends Refusal {
  readonly place: AnswerPlace;

  constructor(place: AnswerPlace) {
    super('outdated');
    this.place = place;
  }
}
