import { isEntityDataType, type EntityValueField } from '#domain/entity/entityValue.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';

/** A column of answers: one per field across all versions of its form. */
export interface AnswerColumn {
  readonly fieldIdentity: string;
  readonly header: string;
  readonly step: string;
  readonly dataType: DataType;
  /** the column has a value of the entity that the question's answer names, instead of the answer */
  readonly entityField?: EntityColumn;
}

/** A field of a kind of entity. */
export interface EntityColumn extends EntityValueField {
  readonly id: string;
  readonly name: string;
}

/** The fields of kinds of entities, in order, by kind. */
export type EntityColumns = ReadonlyMap<string, readonly EntityColumn[]>;

export interface ExportedForm {
  readonly name: string;
  /** the versions of the rows, and the published one */
  readonly versions: readonly Form[];
}

interface QuestionColumn extends Omit<AnswerColumn, 'header' | 'entityField'> {
  readonly customEntityId: string | null;
  readonly label: string;
  readonly form: string;
}

/**
 * The answer columns of some forms. A field has one column whatever its label was, under that of the newest version
 * that has it; fields only in older versions come last. Equal labels are told apart by step, then form, then a number.
 */
export function answerColumns(
  forms: readonly ExportedForm[],
  taken: readonly string[],
  entityColumns: EntityColumns = new Map(),
): readonly AnswerColumn[] {
  const formFields = forms.flatMap(fieldsOf);
  const own = new Set(taken.map(normal));
  const said = (shown: (field: QuestionColumn) => string): ReadonlyMap<string, number> =>
    countOf(formFields.map(shown).map(normal));
  const ways = [({ label }: QuestionColumn) => label, withStep, withForm];
  const counts = ways.map((way) => said(way));
  const numbers = new Map<string, number>();
  const columns = formFields.map((field) => {
    const at = ways.findIndex((way, place) => {
      const name = normal(way(field));
      return counts[place]?.get(name) === 1 && !own.has(name);
    });
    const clear = ways[at];
    const { fieldIdentity, step, dataType } = field;
    const column = { fieldIdentity, step, dataType };
    if (clear) return { ...column, header: clear(field) };
    const header = withForm(field);
    const number = (numbers.get(header) ?? 0) + 1;
    numbers.set(header, number);
    return { ...column, header: `${header} ${number}` };
  });
  return columns.flatMap((column, place): readonly AnswerColumn[] => {
    const values = entityColumns.get(formFields[place]?.customEntityId ?? '') ?? [];
    return [column, ...values.map((entityField) => withEntity(column, entityField))];
  });
}

const withEntity = (column: AnswerColumn, entityField: EntityColumn): AnswerColumn => ({
  ...column,
  header: `${column.header}: ${entityField.name}`,
  dataType: isEntityDataType(entityField.dataType) ? entityField.dataType : 'string',
  entityField,
});

const withStep = ({ label, step }: QuestionColumn): string => (step === '' ? label : `${label} (${step})`);
const withForm = (field: QuestionColumn): string => `${field.form}: ${withStep(field)}`;
const normal = (header: string): string => header.trim().toLowerCase();

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function fieldsOf({ name: formName, versions }: ExportedForm): readonly QuestionColumn[] {
  const found = new Map<string, QuestionColumn>();
  for (const form of versions.toSorted((a, b) => b.version - a.version)) {
    for (const { identity, name, dataType, section, customEntityId } of form.fields) {
      if (found.has(identity)) continue;
      const sectionable = form.sectionables[form.sections[section]?.sectionable ?? -1];
      const step = sectionable?.name ?? '';
      const label = name.trim();
      found.set(identity, { fieldIdentity: identity, label, step, dataType, form: formName, customEntityId });
    }
  }
  return [...found.values()];
}
