import type { Content } from '#domain/form/Content.ts';
import { usableEntityField } from '#domain/form/entityFields.ts';
import type { EntityValueUse } from '#domain/form/EntityValueUse.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import { comparators, comparisonTypeOf } from '#domain/form/logic/comparators.ts';
import type { Test } from '#domain/form/logic/Condition.ts';
import { parseMoney } from '#domain/kernel/money.ts';

/** The type of value a test reads; null if its source isn't in the form. */
export function sourceKind(form: Form, test: Test): DataType | 'formula' | null {
  const { sourceType, source, entityFieldId } = test;
  if (sourceType === 'Formula') return form.formulaPlaces.has(source) ? 'formula' : null;
  const field = fieldOf(form, source);
  if (!field || entityFieldId === null) return field?.dataType ?? null;
  return usableEntityField(form, { field: source, entityFieldId })?.dataType ?? null;
}

/**
 * The value a test compares with: an option's identity, or a number as formulas see it (dollars for money). Null if the
 * comparator or the value doesn't fit the source.
 */
export function readMatch(form: Form, test: Test): Content {
  const kind = sourceKind(form, test);
  if (kind === null || comparators[test.comparator].of !== comparisonTypeOf(kind)) return null;
  const field = fieldOf(form, test.source);
  if (kind === 'formula' || !field) return numberOf(test.match);
  const { entityFieldId } = test;
  if (entityFieldId !== null) return entityMatch(form, { field: test.source, entityFieldId }, test);
  const match = kinds[kind].parse(test.match, field);
  if (comparators[test.comparator].of === 'number') return kinds[kind].numberFor?.(field)(match) ?? null;
  const chosen = Array.isArray(match) ? match[0] : match;
  return field.options.find(({ identity }) => identity === chosen)?.identity ?? null;
}

/**
 * The same for evaluation. A value that doesn't fit becomes NaN, which equals nothing, not even the null of an
 * unanswered source. What is compared with an entity's value was stored as it is compared: its field isn't known here.
 */
export function matchOf(form: Form, test: Test): Content {
  if (test.entityFieldId === null) return readMatch(form, test) ?? NaN;
  return comparators[test.comparator].of === 'number' ? (numberOf(test.match) ?? NaN) : test.match;
}

/** Options of entities have no identity; their names are compared. */
function entityMatch(form: Form, use: EntityValueUse, { match, comparator }: Test): Content {
  const entityField = usableEntityField(form, use);
  if (!entityField) return null;
  if (comparators[comparator].of !== 'number') return entityField.options.find((name) => name === match) ?? null;
  return entityField.dataType === 'money' && typeof match === 'string' ? dollarsIn(match) : numberOf(match);
}

function dollarsIn(text: string): number | null {
  const cents = parseMoney(text);
  return cents === null ? null : cents / 100;
}

function numberOf(match: Content): number | null {
  const value = typeof match === 'string' && match.trim() !== '' ? Number(match) : match;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
