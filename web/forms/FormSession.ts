import type { Content } from '#domain/form/Content.ts';
import type { Evaluation } from '#domain/form/evaluate/Evaluation.ts';
import { createLiveForm, type LiveForm } from '#domain/form/evaluate/LiveForm.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form, type FormField } from '#domain/form/Form.ts';
import type { AnswerAutosave, AnswerState } from '#web/forms/draft/AnswerAutosave.ts';
import { fieldViews } from '#web/forms/fieldViews.ts';
import { exactCode } from '#web/forms/late/compileExactly.ts';
import { formulaCode } from '#web/forms/late/compileFormula.ts';
import type { LazyModule } from '#web/forms/late/lazyModule.ts';

export interface FieldState extends AnswerState {
  readonly isShown: boolean;
  readonly problem: CodedProblem | null;
  /** the user left the field or tried to continue, so errors are shown */
  readonly isJudged: boolean;
}

/**
 * A form being filled in: its answers, kept by the autosave, and what form logic derives from them. Subscribers
 * are notified only about changes to their own field.
 */
export class FormSession {
  readonly form: Form;
  readonly autosave: AnswerAutosave;
  private live: LiveForm;
  private readonly states = new Map<string, FieldState>();
  private readonly listeners = new Map<string, Set<() => void>>();
  private readonly judged = new Set<string>();
  private unsubscribe: (() => void) | null = null;

  constructor(form: Form, autosave: AnswerAutosave) {
    this.form = form;
    this.autosave = autosave;
    this.live = this.evaluated();
  }

  /** Subscribes to the autosave and restores edits an earlier visit could not send. */
  open(): void {
    this.unsubscribe ??= this.autosave.subscribe((identity) => this.changed(identity));
    void this.autosave.restore();
    void this.canJudge();
  }

  /** Some field types are validated by code that loads late. If it fails to load, only the server validates them. */
  async canJudge(): Promise<void> {
    await Promise.all([...this.form.fields.map((field) => this.canJudgeField(field)), this.canCalculate()]);
  }

  state(identity: string): FieldState {
    const known = this.states.get(identity);
    if (known) return known;
    const state = {
      ...this.autosave.kept(identity),
      isShown: this.live.isFieldShown(identity),
      problem: this.problem(identity),
      isJudged: this.judged.has(identity),
    };
    this.states.set(identity, state);
    return state;
  }

  /** Form logic evaluated with the current answers. */
  get evaluation(): Evaluation {
    return this.live;
  }

  isSectionShown(identity: string): boolean {
    return this.live.isSectionShown(identity);
  }

  edit(identity: string, content: Content): void {
    this.autosave.edit(identity, content);
  }

  /** On blur: saves without the debounce and shows errors. */
  leave(identity: string): void {
    this.autosave.flush(identity);
    this.judge([identity]);
  }

  judge(identities: readonly string[]): void {
    for (const identity of identities) this.judged.add(identity);
    this.tell(identities);
  }

  /** Problems of a step in field order. */
  problemsIn(stepIdentity: string): readonly { readonly identity: string; readonly problem: CodedProblem }[] {
    return this.live.stepProblems(stepIdentity).flatMap(({ path }) => {
      const identity = path.slice(path.indexOf('.') + 1);
      const problem = this.problem(identity);
      return problem ? [{ identity, problem }] : [];
    });
  }

  /** Subscribes to one field or section. */
  subscribe(identity: string, listener: () => void): () => void {
    const listeners = this.listeners.get(identity) ?? new Set();
    this.listeners.set(identity, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  close(): void {
    this.unsubscribe?.();
    this.unsubscribe = null;
    this.autosave.close();
  }

  private async canJudgeField({ identity, dataType }: FormField): Promise<void> {
    const { judgedBy } = fieldViews[dataType];
    if (judgedBy === null || judgedBy.peek() !== null) return;
    await judgedBy.load().catch(() => undefined);
    this.changed(identity);
  }

  private async canCalculate(): Promise<void> {
    if (this.form.formulas.length === 0) return;
    for (const code of [formulaCode, exactCode]) await this.calculateBy(code);
  }

  private async calculateBy(code: LazyModule<unknown>): Promise<void> {
    if (code.peek() !== null) return;
    await code.load().catch(() => undefined);
    this.live = this.evaluated();
    this.tell([...this.form.fieldIdentities, ...this.form.sections.map(({ identity }) => identity)]);
  }

  private evaluated(): LiveForm {
    const { fieldIdentities } = this.form;
    const kept = (identity: string): Content => this.read(identity, this.autosave.kept(identity).content);
    return createLiveForm(this.form, new Map(fieldIdentities.map((identity) => [identity, kept(identity)])));
  }

  private problem(identity: string): CodedProblem | null {
    const field = fieldOf(this.form, identity);
    const judgedBy = field ? fieldViews[field.dataType].judgedBy : null;
    return judgedBy?.peek() === null ? null : this.live.problem(identity);
  }

  private changed(identity: string): void {
    const { content } = this.autosave.kept(identity);
    this.tell([identity, ...this.live.set(identity, this.read(identity, content))]);
  }

  private tell(identities: readonly string[]): void {
    for (const identity of identities) this.states.delete(identity);
    for (const identity of identities) for (const listener of this.listeners.get(identity) ?? []) listener();
  }

  /** Typed content parsed for form logic. */
  private read(identity: string, content: Content): Content {
    const field = fieldOf(this.form, identity);
    return field && content !== null ? kinds[field.dataType].parse(content, field) : content;
  }
}
