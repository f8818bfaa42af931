import type { Content } from '#domain/form/Content.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import { comparators, comparisonTypeOf } from '#domain/form/logic/comparators.ts';
import type { Test } from '#domain/form/logic/Condition.ts';

/** The type of the field or formula that a test reads; null if it isn't in the form. */
export function sourceKind(form: Form, { sourceType, source }: Test): DataType | 'formula' | null {
  if (sourceType === 'Formula') return form.formulaPlaces.has(source) ? 'formula' : null;
  return fieldOf(form, source)?.dataType ?? null;
}

/**
 * The value a test of a field or formula compares with: an option's identity, or a number as formulas see it (dollars for money). Null if the
 * comparator or the value doesn't fit the source.
 */
export function readMatch(form: Form, test: Test): Content {
  const kind = sourceKind(form, test);
  if (kind === null || comparators[test.comparator].of !== comparisonTypeOf(kind)) return null;
  const field = fieldOf(form, test.source);
  if (kind === 'formula' || !field) return matchedNumber(test.match);
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
  return comparators[test.comparator].of === 'number' ? (matchedNumber(test.match) ?? NaN) : test.match;
}

export function matchedNumber(match: Content): number | null {
  const value = typeof match === 'string' && match.trim() !== '' ? Number(match) : match;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
