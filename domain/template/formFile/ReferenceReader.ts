import { kinds } from '#domain/form/fields/kinds.ts';
import type { ConditionRow } from '#domain/form/FormSource.ts';
import type { FormulaName } from '#domain/form/formula/formulaNames.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { parseFormula } from '#domain/form/formula/parseFormula.ts';
import type { FileCondition, FileTest } from '#domain/template/formFile/fileLogic.ts';
import { entityValueLabel, optionReferences } from '#domain/template/formFile/formFileKeys.ts';
import type { FileDocument, FormFile } from '#domain/template/formFile/formFileSchema.ts';
import type { PlanContext, PlanDraft, PlannedMapping } from '#domain/template/formFile/FormPlan.ts';
import type { PlannedField } from '#domain/template/formFile/PartPlanner.ts';

/** Reads references to fields, formulas, and values of entities. */
export class ReferenceReader {
  readonly formulaKeys = new Map<string, string>();
  readonly #draft: PlanDraft;
  readonly #context: PlanContext;
  readonly #fieldKeys: ReadonlyMap<string, PlannedField>;

  constructor(draft: PlanDraft, context: PlanContext, fieldKeys: ReadonlyMap<string, PlannedField>) {
    this.#draft = draft;
    this.#context = context;
    this.#fieldKeys = fieldKeys;
  }

  /** The value under a key, or undefined after a problem was reported. */
  find<Value>(keys: ReadonlyMap<string, Value>, key: string, path: string): Value | undefined {
    const value = keys.get(key);
    if (value === undefined) this.#draft.refuse(path, 'formFileReference', { key });
    return value;
  }

  conditions(list: readonly FileCondition[], path: string): ConditionRow[] {
    return list.flatMap((condition, place): ConditionRow[] => {
      const at = `${path}[${place}]`;
      const connective = condition.connective ?? null;
      if ('conditions' in condition)
        return [{ conditions: this.conditions(condition.conditions, `${at}.conditions`), connective }];
      const source = this.#source(condition, at);
      return source === null ? [] : [{ ...source, comparator: condition.comparator, connective }];
    });
  }

  #source(test: FileTest, path: string) {
    const { field: fieldKey, formula, entityField, value: matchValue } = test;
    if (formula !== undefined) {
      const sourceIdentity = this.find(this.formulaKeys, formula, `${path}.formula`);
      return sourceIdentity === undefined ? null : { sourceType: 'Formula' as const, sourceIdentity, matchValue };
    }
    const planned = this.find(this.#fieldKeys, fieldKey ?? '', `${path}.field`);
    if (planned === undefined) return null;
    const source = { sourceType: 'StepDatum' as const, sourceIdentity: planned.identity };
    if (entityField === undefined) return { ...source, matchValue: optionOf(planned, matchValue) };
    const entityFieldId = this.#entityField(planned, entityField, `${path}.entityField`);
    return entityFieldId === null ? null : { ...source, entityFieldId, matchValue };
  }

  #entityFieldIn({ customEntityId }: PlannedField, name: string): string | null {
    const wanted = name.toLowerCase();
    const found = this.#context.entityFields.find(
      (one) => one.customEntityId === customEntityId && one.name.toLowerCase() === wanted,
    );
    return found?.id ?? null;
  }

  /** Logic that uses what the team doesn't keep can't be stored. */
  #entityField(planned: PlannedField, name: string, path: string): string | null {
    const id = this.#entityFieldIn(planned, name);
    if (id === null)
      this.#draft.refuse(path, 'formFileEntityMissing', { kind: planned.field.customEntity ?? '', field: name });
    return id;
  }

  formula(expression: string, path: string): FormulaNode | null {
    const read = parseFormula(expression, this.#names());
    if (read.ok) return read.value;
    this.#draft.refuseWithin(path, [{ path: '', ...read.error }]);
    return null;
  }

  #labels: readonly FormulaName[] | undefined;

  #names(): readonly FormulaName[] {
    this.#labels ??= [
      ...[...this.#fieldKeys].flatMap(([key, planned]) => this.#namesOf(key, planned)),
      ...[...this.formulaKeys].map(([key, identity]) => ({
        ...{ label: key, name: key, identity, type: 'formula' as const, node: { formula: identity }, isNumeric: true },
      })),
    ];
    return this.#labels;
  }

  #namesOf(key: string, { identity, field, customEntityId }: PlannedField): FormulaName[] {
    const own = { label: key, name: key, identity, type: 'field' as const, node: { field: identity } };
    const values =
      customEntityId === null ? [] : this.#context.entityFields.filter((one) => one.customEntityId === customEntityId);
    return [
      { ...own, isNumeric: kinds[field.dataType].numberFor !== null },
      ...values.map(({ id: entityFieldId, name, dataType }) => {
        const label = entityValueLabel(key, name);
        const isNumeric = kinds[dataType].comparedAs === 'number';
        return { ...own, label, name: label, node: { field: identity, entityFieldId }, isNumeric };
      }),
    ];
  }

  /** Mappings to a field of a kind of entity that the team doesn't have stay empty, as in copies (decision 0124). */
  mappings(mappings: FileDocument['mappings'], path: string): PlannedMapping[] {
    return mappings.flatMap(
      ({ documentField: fieldName, field, entityField, processData }, place): PlannedMapping[] => {
        const at = `${path}[${place}]`;
        const nothing = { fieldName, fieldIdentity: null, entityFieldId: null, processDataField: null };
        if ((field === undefined) === (processData === undefined)) {
          this.#draft.refuse(at, 'formFileMappingSource');
          return [];
        }
        if (field === undefined)
          return [{ ...nothing, mappableType: 'ProcessData', processDataField: processData ?? null }];
        const planned = this.find(this.#fieldKeys, field, `${at}.field`);
        if (planned === undefined) return [];
        const { identity: fieldIdentity } = planned;
        if (entityField === undefined) return [{ ...nothing, mappableType: 'StepDatum', fieldIdentity }];
        const entityFieldId = this.#entityFieldIn(planned, entityField);
        return entityFieldId === null
          ? []
          : [{ ...nothing, mappableType: 'EntityField', fieldIdentity, entityFieldId }];
      },
    );
  }

  /** Keys of formulas are known before formulas are read, because they can use each other. */
  addFormulaKeys(formulas: FormFile['formulas'], identities: readonly string[]): void {
    for (const [place, { key }] of formulas.entries()) {
      if (key === undefined) continue;
      if (this.formulaKeys.has(key)) this.#draft.refuse(`formulas[${place}].key`, 'formFileKeyTwice', { key });
      this.formulaKeys.set(key, identities[place] ?? '');
    }
  }
}

function optionOf({ field, optionIdentities }: PlannedField, value: string | number): string | number {
  const place = optionReferences(field.options.map(({ name }) => name)).indexOf(String(value));
  return optionIdentities[place] ?? value;
}
