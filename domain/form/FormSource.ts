import type { Content } from '#domain/form/Content.ts';
import type { FieldSettings } from '#domain/form/fields/fieldSettings.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { Connective } from '#domain/form/logic/connectives.ts';
import type { LogicAction, LogicTargetType } from '#domain/form/logic/targets.ts';

const sectionableTypes = ['Step', 'Survey', 'SupplementalRequirement'] as const;
export type SectionableType = (typeof sectionableTypes)[number];

/** A row of one version (`id`) of a part that exists across versions (`identity`). */
interface VersionedRow {
  readonly id: string;
  readonly identity: string;
}

/** Contains sections: a step, its survey, or a requirement added to one submission. */
export interface SectionableRow extends VersionedRow {
  readonly type: SectionableType;
  readonly name: string | null;
  readonly position: number;
}

export interface SectionRow extends VersionedRow {
  readonly sectionableType: SectionableType;
  readonly sectionableId: string;
  readonly name: string | null;
  readonly position: number;
}

/** A field. Its limits and default are content of its type, or the text typed for them. */
export interface FieldRow extends VersionedRow, FieldSettings {
  readonly sectionId: string;
  readonly name: string | null;
  readonly dataType: DataType;
  readonly position: number;
}

export interface OptionRow extends VersionedRow {
  readonly fieldId: string;
  readonly name: string | null;
  readonly position: number;
  readonly numericValue: number | null;
  readonly isDefault: boolean;
}

export interface TestRow {
  readonly sourceType: 'StepDatum' | 'Formula';
  readonly sourceIdentity: string;
  /** of the entity chosen in the source, the field that is tested */
  readonly entityFieldId?: string | null | undefined;
  readonly comparator: Comparator;
  /** an option's identity, a number, or text the source's type can parse: dollars for money, which is never a number */
  readonly matchValue: Content;
  /** joins this condition to the next; null for the last one */
  readonly connective: Connective | null;
}

interface GroupRow {
  readonly conditions: readonly ConditionRow[];
  readonly connective: Connective | null;
}

export type ConditionRow = TestRow | GroupRow;

export interface LogicConfigRow {
  readonly id: string;
  readonly action: LogicAction;
  readonly targetType: LogicTargetType;
  readonly targetIdentity: string;
  readonly conditions: readonly ConditionRow[];
}

export interface FormulaRow extends VersionedRow {
  readonly name: string | null;
  readonly expression: FormulaNode;
}

/** A field of a kind of entity that the form asks for. Logic and formulas can use its values. */
export interface EntityFieldRow {
  readonly id: string;
  readonly customEntityId: string;
  readonly name: string;
  readonly dataType: DataType;
  readonly options: readonly string[];
  readonly viewable: boolean;
}

/** Review groups, subprocess configs, and step assignment groups. Logic decides whether they apply. */
export interface OutcomeRow extends VersionedRow {
  readonly name: string | null;
  /** the step it belongs to, if any */
  readonly stepId: string | null;
}

/** One version of a form as plain rows, in any order. */
export interface FormSource {
  readonly flowTemplateId: string;
  readonly version: number;
  readonly sectionables: readonly SectionableRow[];
  readonly sections: readonly SectionRow[];
  readonly fields: readonly FieldRow[];
  readonly options: readonly OptionRow[];
  readonly logicConfigs: readonly LogicConfigRow[];
  readonly formulas: readonly FormulaRow[];
  readonly reviewGroups: readonly OutcomeRow[];
  readonly subprocessConfigs: readonly OutcomeRow[];
  readonly stepAssignmentGroups: readonly OutcomeRow[];
  /** for editing and naming only; evaluation doesn't need them */
  readonly entityFields?: readonly EntityFieldRow[];
}
