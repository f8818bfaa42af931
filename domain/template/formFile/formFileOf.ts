import { kinds } from '#domain/form/fields/kinds.ts';
import type { ConditionRow, LogicConfigRow, TestRow } from '#domain/form/FormSource.ts';
import { formatFormula } from '#domain/form/formula/formatFormula.ts';
import { referenceKey, referencesOf, type FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { formatAmount } from '#domain/kernel/money.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import type { FileCondition, FileLogic } from '#domain/template/formFile/fileLogic.ts';
import { formFileFormat, formFileVersion, type FormFile } from '#domain/template/formFile/formFileSchema.ts';
import { formKeysOf, type FormKeys } from '#domain/template/formFile/formKeysOf.ts';
import type {
  StoredField,
  StoredForm,
  StoredMapping,
  StoredSection,
  StoredStep,
} from '#domain/template/formFile/StoredForm.ts';

/** A reference of the stored form to something that no longer exists. */
class BrokenReference extends Error {}

/** The file of a stored form, or an error if its logic, formulas, or outputs refer to something that is gone. */
export function formFileOf(stored: StoredForm): Result<FormFile, 'unknownReference'> {
  try {
    return ok(writeFile(stored));
  } catch (error) {
    if (error instanceof BrokenReference) return failed('unknownReference');
    throw error;
  }
}

/** The schema decides which columns are written, so the type is checked when the file is read. */
function writeFile(stored: StoredForm): FormFile {
  const keys = formKeysOf(stored);
  const logic = logicOf(stored.logicConfigs, keys);
  const { identifierFieldIdentity, steps, formulas, documents, outputs } = stored;
  return {
    ...stored,
    format: formFileFormat,
    version: formFileVersion,
    // the field can be gone from this version
    identifyingField: keys.field(identifierFieldIdentity ?? '') ?? null,
    steps: steps.map((step) => writeStep(step, keys, logic)),
    formulas: formulas.map(({ identity, name, tree }) => {
      return { key: keys.formula(identity), name, expression: expressionOf(tree, keys) };
    }),
    documents: documents.map(({ mappings, ...document }) => {
      return {
        ...document,
        key: keys.document(document.id),
        mappings: mappings.flatMap((one) => writeMapping(one, keys)),
      };
    }),
    outputs: outputs.map(({ documentId, issuedOnStepIdentity, ...output }) => ({
      ...output,
      document: documentId === null ? null : known(keys.document(documentId)),
      issuedOnStep: issuedOnStepIdentity === null ? null : known(keys.step(issuedOnStepIdentity)),
    })),
  } as unknown as FormFile;
}

type LogicFor = (identity: string) => FileLogic | null;

const writeStep = (step: StoredStep, keys: FormKeys, logic: LogicFor): object => ({
  ...step,
  key: keys.step(step.identity),
  sections: step.sections.map((section) => writeSection(section, keys, logic)),
  survey: step.survey && {
    ...step.survey,
    sections: step.survey.sections.map((section) => writeSection(section, keys, logic)),
  },
  payment: step.payment && {
    ...step.payment,
    formula: step.payment.formulaIdentity === null ? null : known(keys.formula(step.payment.formulaIdentity)),
  },
  reviewGroups: step.reviewGroups.map((group) => ({ ...group, logic: logic(group.identity) })),
  assignmentGroups: step.assignmentGroups.map(({ identity }) => ({ logic: logic(identity) })),
  subprocesses: step.subprocesses.map((one) => ({ ...one, logic: logic(one.identity) })),
});

const writeSection = (section: StoredSection, keys: FormKeys, logic: LogicFor): object => ({
  ...section,
  logic: logic(section.identity),
  fields: section.fields.map((field) => ({
    ...field,
    ...contentsOf(field),
    key: keys.field(field.identity),
    logic: logic(field.identity),
  })),
});

/** Amounts are stored in cents. The file has dollars, as people type them. */
function contentsOf({ dataType, minValue, maxValue, default: byDefault }: StoredField): object {
  if (kinds[dataType].stored !== 'cents') return {};
  const dollars = (content: unknown): unknown => (typeof content === 'number' ? formatAmount(content) : content);
  return { minValue: dollars(minValue), maxValue: dollars(maxValue), default: dollars(byDefault) };
}

function logicOf(configs: readonly LogicConfigRow[], keys: FormKeys): LogicFor {
  const byTarget = new Map(configs.map((config) => [config.targetIdentity, config]));
  return (identity) => {
    const config = byTarget.get(identity);
    if (!config) return null;
    return { action: config.action, conditions: config.conditions.map((row) => writeCondition(row, keys)) };
  };
}

function writeCondition(row: ConditionRow, keys: FormKeys): FileCondition {
  const joined = row.connective === null ? {} : { connective: row.connective };
  if ('conditions' in row) return { conditions: row.conditions.map((one) => writeCondition(one, keys)), ...joined };
  return { ...sourceOf(row, keys), comparator: row.comparator, value: valueOf(row, keys), ...joined };
}

function sourceOf({ sourceType, sourceIdentity, entityFieldId }: TestRow, keys: FormKeys): object {
  if (sourceType === 'Formula') return { formula: known(keys.formula(sourceIdentity)) };
  const field = { field: known(keys.field(sourceIdentity)) };
  return entityFieldId == null ? field : { ...field, entityField: known(keys.entityField(entityFieldId)) };
}

/** An option by name. Anything else is already a number or text. */
function valueOf({ matchValue }: TestRow, keys: FormKeys): string | number {
  if (typeof matchValue === 'string') return keys.option(matchValue) ?? matchValue;
  return Number(matchValue);
}

function expressionOf(tree: FormulaNode, keys: FormKeys): string {
  const labels = new Set(keys.labels.map(({ identity }) => identity));
  const { readings, formulas } = referencesOf(tree);
  const used = [...[...readings.values()].map(referenceKey), ...formulas];
  if (used.some((reference) => !labels.has(reference))) throw new BrokenReference();
  return formatFormula(tree, keys.labels);
}

/** A mapping to a field that this version no longer has is left out: it fills nothing. */
function writeMapping(mapping: StoredMapping, keys: FormKeys): object[] {
  const { fieldName: documentField, fieldIdentity, entityFieldId, processDataField } = mapping;
  if (fieldIdentity === null)
    return processDataField === null ? [] : [{ documentField, processData: processDataField }];
  const field = keys.field(fieldIdentity);
  const entityField = entityFieldId === null ? undefined : keys.entityField(entityFieldId);
  if (field === undefined || (entityFieldId !== null && entityField === undefined)) return [];
  return [{ documentField, field, ...(entityField === undefined ? {} : { entityField }) }];
}

function known(key: string | undefined): string {
  if (key === undefined) throw new BrokenReference();
  return key;
}
