import type { Content } from '#domain/form/Content.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form } from '#domain/form/Form.ts';
import { comparators, readsOf } from '#domain/form/logic/comparators.ts';
import type { Test } from '#domain/form/logic/Condition.ts';

/** What kind of value a test looks at; null when its source is not in the form. */
export function sourceKind(form: Form, { sourceType, source }: Test): DataType | 'formula' | null {
  if (sourceType === 'Formula') return form.formulaPlaces.has(source) ? 'formula' : null;
  return fieldOf(form, source)?.dataType ?? null;
}

/**
 * The value that a test compares with: an option's identity, or a number as formulas see it (dollars for money).
 * Null when the comparator or the value does not fit the source.
 */
export function readMatch(form: Form, test: Test): Content {
  const kind = sourceKind(form, test);
  if (kind === null || comparators[test.comparator].of !== readsOf(kind)) return null;
  const field = fieldOf(form, test.source);
  if (kind === 'formula' || !field) return numberOf(test.match);
  const match = kinds[kind].parse(test.match, field);
  if (comparators[test.comparator].of === 'number') return kinds[kind].numberFor?.(field)(match) ?? null;
  const chosen = Array.isArray(match) ? match[0] : match;
  return field.options.find(({ identity }) => identity === chosen)?.identity ?? null;
}

/** The same for evaluating: what does not fit equals nothing, not even the null of an unanswered source. */
export function matchOf(form: Form, test: Test): Content {
  return readMatch(form, test) ?? NaN;
}

function numberOf(match: Content): number | null {
  const value = typeof match === 'string' && match.trim() !== '' ? Number(match) : match;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
