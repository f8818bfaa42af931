import type { Content } from '#domain/form/Content.ts';
import { problemAt } from '#domain/form/evaluate/fieldRules.ts';
import { createMachine, valueAt, type Answers, type Machine } from '#domain/form/evaluate/Machine.ts';
import { runAll, type Program } from '#domain/form/evaluate/Program.ts';
import { programOf } from '#domain/form/evaluate/programOf.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { sectionableOf, type Form, type FieldRange } from '#domain/form/Form.ts';
import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

/** A form evaluated with one set of answers. */
export class Evaluation {
  readonly form: Form;
  protected readonly program: Program;
  readonly machine: Machine;

  constructor(form: Form, answers: Answers) {
    this.form = form;
    this.program = programOf(form);
    this.machine = createMachine(form, answers);
    runAll(this.program, this.machine);
  }

  isFieldShown(identity: string): boolean {
    return this.machine.fieldsShown[this.slot(identity)] === 1;
  }

  isSectionShown(identity: string): boolean {
    const index = this.form.sections.findIndex((section) => section.identity === identity);
    return this.machine.sectionsShown[index] === 1;
  }

  /** A hidden field is never required. */
  isFieldRequired(identity: string): boolean {
    return this.isFieldShown(identity) && this.form.fields[this.slot(identity)]?.required === true;
  }

  /** The effective answer: null while the field is hidden. */
  content(identity: string): Content {
    return valueAt(this.machine, this.slot(identity));
  }

  problem(identity: string): CodedProblem | null {
    return problemAt(this.program.fields, this.machine, this.slot(identity));
  }

  /** Whether a review group or subprocess is required, or an assignment group added. */
  applies(identity: string): boolean {
    const index = this.form.outcomes.findIndex((outcome) => outcome.identity === identity);
    return this.machine.outcomes[index] === 1;
  }

  formulaResult(identity: string): FormulaResult | undefined {
    return this.machine.results[this.form.formulaPlaces.get(identity) ?? -1];
  }

  /** All problems, each with the path `answers.<field identity>`. */
  problems(): readonly Problem[] {
    return this.problemsIn({ from: 0, to: this.form.fields.length });
  }

  /** Problems within a step, survey, or requirement, by its identity. */
  stepProblems(identity: string): readonly Problem[] {
    return this.problemsIn(sectionableOf(this.form, identity)?.fields ?? { from: 0, to: 0 });
  }

  /** The answers to submit: those of visible fields. */
  submittedAnswers(): Answers {
    const submitted = new Map<string, Content>();
    for (const [slot, { identity }] of this.form.fields.entries()) {
      const value = valueAt(this.machine, slot);
      if (value !== null) submitted.set(identity, value);
    }
    return submitted;
  }

  protected slot(identity: string): number {
    return this.form.fieldSlots.get(identity) ?? -1;
  }

  private problemsIn({ from, to }: FieldRange): readonly Problem[] {
    const problems: Problem[] = [];
    for (let slot = from; slot < to; slot += 1) {
      const problem = problemAt(this.program.fields, this.machine, slot);
      if (problem) problems.push(placed(this.form.fieldIdentities[slot] ?? '', problem));
    }
    return problems;
  }
}

function placed(identity: string, { code, params }: CodedProblem): Problem {
  const path = `answers.${identity}`;
  return params ? { path, code, params } : { path, code };
}

export function evaluateForm(form: Form, answers: Answers): Evaluation {
  return new Evaluation(form, answers);
}
