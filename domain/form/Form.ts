import type { EntityValueUse } from '#domain/form/EntityValueUse.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import type { EntityFieldRow, SectionableType } from '#domain/form/FormSource.ts';
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

/** Contains sections. Its sections and fields are ranges of the form's lists, from `from` up to but excluding `to`. */
export interface FormSectionable extends Named {
  readonly type: SectionableType;
  readonly sections: FieldRange;
  readonly fields: FieldRange;
}

export interface FieldRange {
  readonly from: number;
  readonly to: number;
}

export interface FormSection extends Named {
  /** index of the sectionable */
  readonly sectionable: number;
  readonly fields: FieldRange;
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

/** A review group, subprocess config, or step assignment group, whose rule decides whether it applies. */
export interface FormOutcome extends Named {
  readonly type: OutcomeTargetType;
  readonly stepId: string | null;
  readonly rule: Rule | null;
}

/**
 * One immutable version of a form. All lists are in display order, and a field's index in `fields` is its slot
 * everywhere.
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
  /** the values of chosen entities that logic and formulas use */
  readonly entityValues: readonly EntityValueUse[];
  /** the fields of the kinds of entities that fields use; empty where the form is only filled in */
  readonly entityFields: readonly EntityFieldRow[];
}

export function fieldOf(form: Form, identity: string): FormField | undefined {
  const slot = form.fieldSlots.get(identity);
  return slot === undefined ? undefined : form.fields[slot];
}

/** A step, survey, or requirement by identity. */
export function sectionableOf(form: Form, identity: string): FormSectionable | undefined {
  return form.sectionables.find((sectionable) => sectionable.identity === identity);
}
