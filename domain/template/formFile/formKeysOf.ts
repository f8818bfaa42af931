import { entityValueLabel, keyOfName, optionReferences, uniqueKeys } from '#domain/template/formFile/formFileKeys.ts';
import type { StoredForm, StoredSection } from '#domain/template/formFile/StoredForm.ts';

/** What the file writes instead of ids. Something unknown has no name. */
export interface FormKeys {
  readonly field: (identity: string) => string | undefined;
  readonly formula: (identity: string) => string | undefined;
  readonly step: (identity: string) => string | undefined;
  readonly document: (id: string) => string | undefined;
  /** an option by its identity */
  readonly option: (identity: string) => string | undefined;
  /** a field of a kind of entity, by its name */
  readonly entityField: (id: string) => string | undefined;
  /** how formulas refer to a field, a value of an entity, or a formula */
  readonly labels: readonly { readonly identity: string; readonly label: string }[];
}

/** The keys of a stored form, from its names and order. */
export function formKeysOf({ steps, formulas, documents, entityFields }: StoredForm): FormKeys {
  const [stepKey, fieldKey, formulaKey, documentKey] = [uniqueKeys(), uniqueKeys(), uniqueKeys(), uniqueKeys()];
  const stepKeys = new Map(steps.map(({ identity, name }) => [identity, stepKey(keyOfName(name, 'step'))]));
  const fields: (readonly [identity: string, key: string])[] = [];
  const options: (readonly [identity: string, name: string])[] = [];
  const addSection = (section: StoredSection, around: string | null): void => {
    const prefix = keyOfName(section.name, keyOfName(around, 'section'));
    for (const field of section.fields) {
      fields.push([field.identity, fieldKey(`${prefix}.${keyOfName(field.name, 'field')}`)]);
      const names = optionReferences(field.options.map(({ name }) => name));
      for (const [place, { identity }] of field.options.entries()) options.push([identity, names[place] ?? '']);
    }
  };
  for (const { name, sections, survey } of steps) {
    for (const section of sections) addSection(section, name);
    for (const section of survey?.sections ?? []) addSection(section, survey?.name ?? name);
  }
  const fieldKeys = new Map(fields);
  const formulaKeys = new Map(formulas.map(({ identity, name }) => [identity, formulaKey(keyOfName(name, 'formula'))]));
  const documentKeys = new Map(documents.map(({ id, name }) => [id, documentKey(keyOfName(name, 'document'))]));
  const entityNames = new Map(entityFields.map(({ id, name }) => [id, name]));
  const optionNames = new Map(options);
  const values = fields.flatMap(([identity, key]) =>
    entityFields.map(({ id, name }) => ({ identity: `${identity}/${id}`, label: entityValueLabel(key, name) })),
  );
  return {
    field: (identity) => fieldKeys.get(identity),
    formula: (identity) => formulaKeys.get(identity),
    step: (identity) => stepKeys.get(identity),
    document: (id) => documentKeys.get(id),
    option: (identity) => optionNames.get(identity),
    entityField: (id) => entityNames.get(id),
    labels: [...[...fieldKeys, ...formulaKeys].map(([identity, label]) => ({ identity, label })), ...values],
  };
}
