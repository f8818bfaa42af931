import type { Content } from '#domain/form/Content.ts';
import { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import type { Answers } from '#domain/form/evaluate/Machine.ts';
import { runFrom } from '#domain/form/evaluate/Program.ts';
import type { Form } from '#domain/form/Form.ts';

/** An evaluation that follows edits: each one evaluates only what depends on it. */
export class LiveForm extends Evaluation {
  /**
   * Puts an answer in place and returns the identities of everything that changed: fields, sections, formulas, outcomes.
   * Content that cannot be read is allowed here, where a person is still typing; its field says what is wrong with it.
   */
  set(identity: string, content: Content): readonly string[] {
    const slot = this.form.fieldSlots.get(identity);
    if (slot === undefined || this.machine.given[slot] === content) return [];
    this.machine.given[slot] = content;
    return runFrom(this.program, this.machine, this.program.positionOfSlot[slot] ?? -1);
  }

  /** Everything that was answered, hidden or not. */
  givenAnswers(): Answers {
    const given = this.form.fields.map(({ identity }, slot) => [identity, this.machine.given[slot] ?? null] as const);
    return new Map(given.filter(([, content]) => content !== null));
  }
}

export function createLiveForm(form: Form, answers: Answers): LiveForm {
  return new LiveForm(form, answers);
}
