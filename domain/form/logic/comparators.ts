import { isContentList, type Content } from '#domain/form/Content.ts';
import type { FieldKind } from '#domain/form/fields/FieldKind.ts';
import { kinds, type DataType } from '#domain/form/fields/kinds.ts';

type Reads = NonNullable<FieldKind['comparedAs']>;

interface ComparatorRule {
  /** the kind of source it applies to */
  readonly of: Reads;
  /** Numbers compare as numbers (NaN if unanswered), others by content (null if unanswered). */
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
 * An unanswered or hidden source has no value: it is no option, equals and includes nothing, and is neither greater nor
 * less than anything. Negative comparators are exact opposites of positive ones, so that of `is A` and `is not A` one
 * always applies, answered or not.
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

/** How a field type can be used in conditions; null if it can't. Formulas are used as numbers. */
export function comparisonTypeOf(dataType: DataType | 'formula'): Reads | null {
  return dataType === 'formula' ? 'number' : kinds[dataType].comparedAs;
}

export function comparatorsFor(dataType: DataType | 'formula'): readonly Comparator[] {
  return comparatorNames.filter((name) => comparators[name].of === comparisonTypeOf(dataType));
}
