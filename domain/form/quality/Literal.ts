import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type Form, type Rule } from '#domain/form/Form.ts';
import { appliesWhenMet } from '#domain/form/logic/appliesWhenMet.ts';
import type { Comparator } from '#domain/form/logic/comparators.ts';
import type { Condition, Test } from '#domain/form/logic/Condition.ts';
import { matchOf } from '#domain/form/logic/readMatch.ts';

/** Comparators that hold only for an answer. The others are their opposites, which also hold without one. */
const opposites: Partial<Record<Comparator, Comparator>> = {
  is_not: 'is',
  not_equal: 'equal',
  does_not_include: 'includes',
};

/** A test that must hold, or must not. */
export interface Literal {
  readonly test: Test;
  readonly comparator: Comparator;
  readonly match: unknown;
  readonly holds: boolean;
}

/** A rule in terms of its literals, negated where the rule hides its target. */
export type Clause = Literal | { readonly kind: 'and' | 'or'; readonly of: readonly Clause[] };

export const isLiteral = (clause: Clause): clause is Literal => 'test' in clause;

export const clauseOf = (form: Form, rule: Rule): Clause => clauseIn(form, rule.condition, appliesWhenMet(rule.action));

function clauseIn(form: Form, condition: Condition, holds: boolean): Clause {
  if (condition.kind === 'test') {
    const opposite = opposites[condition.comparator];
    return {
      test: condition,
      comparator: opposite ?? condition.comparator,
      match: matchOf(form, condition),
      holds: opposite === undefined ? holds : !holds,
    };
  }
  const isAnd = (condition.kind === 'and') === holds;
  return { kind: isAnd ? 'and' : 'or', of: condition.of.map((part) => clauseIn(form, part, holds)) };
}

/** Literals that all have to be as they say. */
export function necessaryLiterals(clause: Clause): readonly Literal[] {
  if (isLiteral(clause)) return [clause];
  return clause.kind === 'and' || clause.of.length === 1 ? clause.of.flatMap(necessaryLiterals) : [];
}

interface Range {
  readonly from: number;
  readonly to: number;
  /** whether the ends are excluded */
  readonly isFromOpen: boolean;
  readonly isToOpen: boolean;
}

const everyNumber: Range = { from: -Infinity, to: Infinity, isFromOpen: false, isToOpen: false };

/** Whether an answer can satisfy the test of a literal, apart from other conditions. */
export function isAnswerable(form: Form, { test, comparator, match }: Literal): boolean {
  const field = test.sourceType === 'StepDatum' ? fieldOf(form, test.source) : undefined;
  if (!field || test.entityFieldId !== null) return true;
  if (comparator === 'is' || comparator === 'includes') return field.options.some(({ identity }) => identity === match);
  const number = kinds[field.dataType].numberFor?.(field);
  if (!number) return true;
  const limits: Range = {
    ...everyNumber,
    from: number(field.minValue) ?? -Infinity,
    to: number(field.maxValue) ?? Infinity,
  };
  return !isEmptyRange(narrowed(limits, comparator, Number(match), true));
}

/** Whether no answers can make all of these literals true. */
export function contradict(literals: readonly Literal[]): boolean {
  const bySource = Map.groupBy(literals, ({ test }) => `${test.source} ${test.entityFieldId ?? ''}`);
  return [...bySource.values()].some((group) => {
    const held = group.filter(({ holds }) => holds);
    // without an answer, everything that must not hold doesn't
    if (held.length === 0) return false;
    const isDenied = ({ comparator, match }: Literal): boolean =>
      group.some((other) => !other.holds && other.comparator === comparator && other.match === match);
    const chosen = new Set(held.filter(({ comparator }) => comparator === 'is').map(({ match }) => match));
    const range = group
      .filter(({ match }) => typeof match === 'number')
      .reduce(
        (within, { comparator, match, holds }) => narrowed(within, comparator, Number(match), holds),
        everyNumber,
      );
    return held.some(isDenied) || chosen.size > 1 || isEmptyRange(range);
  });
}

const above = (range: Range, from: number, isFromOpen: boolean): Range =>
  from > range.from || (from === range.from && isFromOpen) ? { ...range, from, isFromOpen } : range;
const below = (range: Range, to: number, isToOpen: boolean): Range =>
  to < range.to || (to === range.to && isToOpen) ? { ...range, to, isToOpen } : range;

type Narrow = (range: Range, match: number, holds: boolean) => Range;

/** How each comparison of numbers limits an answer, if it holds and if it doesn't. */
const narrowing: Partial<Record<Comparator, Narrow>> = {
  greater: (range, match, holds) => (holds ? above(range, match, true) : below(range, match, false)),
  greater_or_equal: (range, match, holds) => (holds ? above(range, match, false) : below(range, match, true)),
  less: (range, match, holds) => (holds ? below(range, match, true) : above(range, match, false)),
  less_or_equal: (range, match, holds) => (holds ? below(range, match, false) : above(range, match, true)),
  equal: (range, match, holds) => (holds ? below(above(range, match, false), match, false) : range),
};

const narrowed = (range: Range, comparator: Comparator, match: number, holds: boolean): Range =>
  narrowing[comparator]?.(range, match, holds) ?? range;

const isEmptyRange = ({ from, to, isFromOpen, isToOpen }: Range): boolean =>
  from > to || (from === to && (isFromOpen || isToOpen));
