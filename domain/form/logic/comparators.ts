import { isContentList, type Content } from '#domain/form/Content.ts';
import type { FieldKind } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

type Reads = NonNullable<FieldKind['comparedAs']>;

interface ComparatorRule {
  /** which sort of source it can be asked of */
  readonly of: Reads;
  /** Numbers compare as numbers (NaN when unanswered), the others by content (null when unanswered). */
  readonly holds: (value: Content, match: Content) => boolean;
}

const onOption = (holds: (value: Content, match: Content) => boolean): ComparatorRule => ({ of: 'option', holds });
const onOptions = (holds: (value: Content, match: Content) => boolean): ComparatorRule => ({ of: 'options', holds });
const onNumber = (holds: (value: number, match: number) => boolean): ComparatorRule => ({
  of: 'number',
  holds: holds as ComparatorRule['holds'],
});

const includes = (value: Content, match: Content): boolean => isContentList(value) && value.includes(match);

/**
 * An unanswered source, and a hidden one, is nothing: it is no option, equals and includes nothing, and is neither
 * greater nor less than anything. The three negative comparators are the exact opposites of the positive ones, so of
 * two branches `is A` and `is not A` one always applies, answered or not.
 */
export const comparators = {
  is: onOption((value, match) => value === match),
  is_not: onOption((value, match) => value !== match),
  greater: onNumber((value, match) => value > match),
  less: onNumber((value, match) => value < match),
  greater_or_equal: onNumber((value, match) => value >= match),
  less_or_equal: onNumber((value, match) => value <= match),
  equal: onNumber((value, match) => value === match),
  not_equal: onNumber((value, match) => value !== match),
  includes: onOptions(includes),
  does_not_include: onOptions((value, match) => !includes(value, match)),
} as const;

export type Comparator = keyof typeof comparators;

export const comparatorNames = Object.keys(comparators) as readonly Comparator[];

/** How a kind of field takes part in conditions; null when it cannot. Formulas take part as numbers. */
export function readsOf(dataType: DataType | 'formula'): Reads | null {
  return dataType === 'formula' ? 'number' : kinds[dataType].comparedAs;
}

export function comparatorsFor(dataType: DataType | 'formula'): readonly Comparator[] {
  return comparatorNames.filter((name) => comparators[name].of === readsOf(dataType));
}
