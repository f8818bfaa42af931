import { entityValueName, usableEntityFields } from '#domain/form/entityFields.ts';
import { entityValueKey } from '#domain/form/EntityValueUse.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import type { FieldReference } from '#domain/form/formula/FormulaNode.ts';

/** Something a formula can reference in braces. */
export interface FormulaName {
  readonly label: string;
  readonly name: string;
  /** of the field or formula; a value of an entity has a key of its own (`entityValueKey`) */
  readonly identity: string;
  readonly type: 'field' | 'formula';
  /** the node that a reference becomes */
  readonly node: FieldReference | { readonly formula: string };
  readonly isNumeric: boolean;
}

/**
 * A unique label for each field and formula: its name if unique, otherwise with its section, and with a number if that
 * is taken too. Parsing and formatting use the same labels.
 */
export function formulaNames(form: Form): readonly FormulaName[] {
  const candidates = [
    ...form.fields.flatMap((field) => fieldNames(form, field)),
    ...form.formulas.map(({ name, identity }) => ({
      name,
      longName: `Formula: ${name}`,
      identity,
      type: 'formula' as const,
      node: { formula: identity },
      isNumeric: true,
    })),
  ];
  const uses = countEach(candidates.flatMap(({ name, longName }) => [labelKey(name), labelKey(longName)]));
  const number = numbering(uses);
  return candidates.map(({ longName, ...named }) => {
    const spellings = labelKey(named.name) === '' ? [] : [named.name, longName];
    const alone = spellings.find((one) => uses.get(labelKey(one)) === 1);
    return { ...named, label: alone === undefined ? number(plainLabel(named.name)) : plainLabel(alone) };
  });
}

/** The field, and the values of the entity that is chosen in it. */
function fieldNames(form: Form, field: FormField): (Omit<FormulaName, 'label'> & { readonly longName: string })[] {
  const section = form.sections[field.section]?.name ?? '';
  const { name, identity, dataType } = field;
  return [
    {
      ...{ name, longName: `${section}: ${name}`, identity, type: 'field' },
      ...{ node: { field: identity }, isNumeric: kinds[dataType].numberFor !== null },
    },
    ...usableEntityFields(form, field).map((entityField) => {
      const node = { field: identity, entityFieldId: entityField.id };
      const own = entityValueName(field, entityField);
      return {
        ...{ name: own, longName: `${section}: ${own}`, identity: entityValueKey(node), type: 'field' as const },
        ...{ node, isNumeric: kinds[entityField.dataType].comparedAs === 'number' },
      };
    }),
  ];
}

/** Labels are compared ignoring case and spacing. */
export function labelKey(label: string): string {
  return plainLabel(label).toLowerCase();
}

/** Removes braces, which mark references in formulas. */
function plainLabel(name: string): string {
  return name.replace(/[{}\s]+/g, ' ').trim();
}

function numbering(uses: ReadonlyMap<string, number>): (label: string) => string {
  const last = new Map<string, number>();
  return (label) => {
    const base = label === '' ? 'Untitled' : label;
    let next = last.get(labelKey(base)) ?? 0;
    do next += 1;
    while (uses.has(labelKey(`${base} #${next}`)));
    last.set(labelKey(base), next);
    return `${base} #${next}`;
  };
}

function countEach(keys: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
