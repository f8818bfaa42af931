import { entityValueName, usableEntityFields } from '#domain/form/entityFields.ts';
import { entityValueKey } from '#domain/form/EntityValueUse.ts';
import { isDataType } from '#domain/form/fields/kinds.ts';
import type { Form } from '#domain/form/Form.ts';
import { formulaNames } from '#domain/form/formula/formulaNames.ts';
import { fieldsWords, logicWords } from '#messages/form/formEditorWords.ts';
import type { NamedSource } from '#messages/form/logicSentence.ts';
import type { VersionNames } from '#messages/form/versionNames.ts';

/** The names that a version's logic, formulas, and outputs use. */
export function versionNamesOf(
  form: Form,
  { records, timeZone }: Pick<VersionNames, 'records' | 'timeZone'>,
): VersionNames {
  const fields = form.fields.flatMap((field): NamedSource[] => [
    { id: field.identity, name: field.name || fieldsWords.untitled, dataType: field.dataType, options: field.options },
    ...usableEntityFields(form, field).map((one) => ({
      id: entityValueKey({ field: field.identity, entityFieldId: one.id }),
      name: entityValueName(field, one),
      dataType: isDataType(one.dataType) ? one.dataType : ('string' as const),
      // options of entities are identified by their names
      options: one.options.map((name) => ({ identity: name, name })),
    })),
  ]);
  const formulas = form.formulas.map(({ identity, name }): NamedSource => ({
    id: identity,
    name: name || logicWords.untitledFormula,
    dataType: 'formula',
    options: [],
  }));
  return {
    ...{ records, timeZone, sources: [...fields, ...formulas], formulas: formulaNames(form) },
    steps: new Map(form.sectionables.map(({ identity, name }) => [identity, name])),
    fields: new Map(form.fields.map((field) => [field.identity, field])),
  };
}
