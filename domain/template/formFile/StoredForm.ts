import type { Content } from '#domain/form/Content.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { EntityFieldRow, LogicConfigRow } from '#domain/form/FormSource.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';

/** Columns that the file has under the same name. */
type Columns = Readonly<Record<string, unknown>>;

interface Part extends Columns {
  readonly identity: string;
}

interface NamedPart extends Part {
  readonly name: string | null;
}

interface StoredOption extends Part {
  readonly name: string;
}

export interface StoredField extends NamedPart {
  readonly dataType: DataType;
  readonly minValue: Content;
  readonly maxValue: Content;
  readonly default: Content;
  readonly customEntity: string | null;
  readonly options: readonly StoredOption[];
}

export interface StoredSection extends NamedPart {
  readonly fields: readonly StoredField[];
}

interface StoredSurvey extends NamedPart {
  readonly sections: readonly StoredSection[];
}

interface StoredPayment extends Columns {
  readonly formulaIdentity: string | null;
}

export interface StoredStep extends NamedPart {
  readonly emails: readonly Columns[];
  readonly sections: readonly StoredSection[];
  readonly survey: StoredSurvey | null;
  readonly payment: StoredPayment | null;
  readonly reviewGroups: readonly Part[];
  readonly assignmentGroups: readonly Part[];
  /** each with the address of its form */
  readonly subprocesses: readonly (Part & { readonly form: string })[];
}

interface StoredFormula extends Part {
  readonly name: string;
  readonly tree: FormulaNode;
}

export interface StoredMapping {
  readonly fieldName: string;
  readonly fieldIdentity: string | null;
  readonly entityFieldId: string | null;
  readonly processDataField: string | null;
}

export interface StoredDocument extends Columns {
  readonly id: string;
  readonly name: string;
  readonly mappings: readonly StoredMapping[];
}

interface StoredOutput extends Columns {
  readonly documentId: string | null;
  readonly issuedOnStepIdentity: string | null;
  readonly reminders: readonly Columns[];
}

/** One version of a form as it is stored. All lists are in display order. */
export interface StoredForm extends Columns {
  readonly identifierFieldIdentity: string | null;
  readonly steps: readonly StoredStep[];
  readonly formulas: readonly StoredFormula[];
  readonly logicConfigs: readonly LogicConfigRow[];
  readonly documents: readonly StoredDocument[];
  readonly outputs: readonly StoredOutput[];
  readonly faqs: readonly Columns[];
  /** the fields of the kinds of entities that the form asks for */
  readonly entityFields: readonly Pick<EntityFieldRow, 'id' | 'name'>[];
}
