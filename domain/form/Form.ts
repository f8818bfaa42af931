import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { SectionableType } from '#domain/form/FormSource.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import type { Condition } from '#domain/form/logic/Condition.ts';
import type { LogicAction, OutcomeTargetType } from '#domain/form/logic/targets.ts';

interface Named {
  readonly id: string;
  readonly identity: string;
  readonly name: string;
}

export interface Rule {
  readonly logicConfigId: string;
  readonly action: LogicAction;
  readonly condition: Condition;
}

/** Whatever holds sections. Its sections and fields are runs of the form's own lists: `from` up to, not including, `to`. */
export interface FormSectionable extends Named {
  readonly type: SectionableType;
  readonly sections: Span;
  readonly fields: Span;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface FormSection extends Named {
  /** index of the sectionable */
  readonly sectionable: number;
  readonly fields: Span;
  readonly rule: Rule | null;
}

export interface FormField extends Named, FieldConfig {
  /** index of the section */
  readonly section: number;
  readonly rule: Rule | null;
}

export interface FormFormula extends Named {
  readonly expression: FormulaNode;
}

/** A review group, subprocess config or step assignment group, which its rule may call for or not. */
export interface FormOutcome extends Named {
  readonly type: OutcomeTargetType;
  readonly stepId: string | null;
  readonly rule: Rule | null;
}

/**
 * One version of a form, immutable. All lists stand in the order in which people meet them, so a field's place in
 * `fields` is its slot everywhere.
 */
export interface Form {
  readonly flowTemplateId: string;
  readonly version: number;
  readonly sectionables: readonly FormSectionable[];
  readonly sections: readonly FormSection[];
  readonly fields: readonly FormField[];
  readonly formulas: readonly FormFormula[];
  readonly outcomes: readonly FormOutcome[];
  readonly fieldIdentities: readonly string[];
  readonly fieldSlots: ReadonlyMap<string, number>;
  readonly formulaPlaces: ReadonlyMap<string, number>;
}

export function fieldOf(form: Form, identity: string): FormField | undefined {
  const slot = form.fieldSlots.get(identity);
  return slot === undefined ? undefined : form.fields[slot];
}

/** The spans of a step, survey or requirement, found by its identity. */
export function sectionableOf(form: Form, identity: string): FormSectionable | undefined {
  return form.sectionables.find((sectionable) => sectionable.identity === identity);
}
