import type { Content } from '#domain/form/Content.ts';
import { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { Answers } from '#domain/form/evaluate/Machine.ts';
import { runFrom } from '#domain/form/evaluate/Program.ts';
import type { Form } from '#domain/form/Form.ts';

/** An evaluation that follows edits. Each edit only re-evaluates what depends on it. */
export class LiveForm extends Evaluation {
  /**
   * Sets an answer and returns the identities of everything that changed: fields, sections, formulas, outcomes. Accepts
   * content that can't be parsed because the person is still typing; the field then has a problem.
   */
  set(identity: string, content: Content): readonly string[] {
    const slot = this.form.fieldSlots.get(identity);
    if (slot === undefined || this.machine.given[slot] === content) return [];
    this.machine.given[slot] = content;
    return runFrom(this.program, this.machine, this.program.positionOfSlot[slot] ?? -1);
  }

  /** All answers, hidden or not. */
  givenAnswers(): Answers {
    const given = this.form.fields.map(({ identity }, slot) => [identity, this.machine.given[slot] ?? null] as const);
    return new Map(given.filter(([, content]) => content !== null));
  }
}

export function createLiveForm(form: Form, answers: Answers): LiveForm {
  return new LiveForm(form, answers);
}
