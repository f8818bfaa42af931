import { ownValue } from '#domain/kernel/ownValue.ts';
import type { Parcel } from '#server/sandbox/gis/createParcels.ts';

export type Condition = (row: Readonly<Record<string, unknown>>) => boolean;
type Operand = (row: Readonly<Record<string, unknown>>) => unknown;

/** The condition could not be read. ArcGIS answers such a request with error 400. */
export class InvalidWhere extends Error {
  override readonly name = 'InvalidWhere';
}

/**
 * Reads the part of ArcGIS's standardized SQL that clients use: comparisons, LIKE, IN, IS NULL, AND, OR, NOT,
 * parentheses, UPPER, and LOWER.
 */
export function readWhere(text: string, keys: ReadonlySet<keyof Parcel>): Condition {
  const tokens = tokensOf(text);
  let at = 0;
  const isNext = (...words: readonly string[]): boolean => words.includes(tokens[at]?.toUpperCase() ?? '');
  const take = (): string => {
    const token = tokens[at];
    if (token === undefined) throw new InvalidWhere('The condition ends too early.');
    at += 1;
    return token;
  };
  const expect = (word: string): void => {
    if (take().toUpperCase() !== word) throw new InvalidWhere(`Expected ${word}.`);
  };
  const operand = (): Operand => {
    const token = take();
    if (isNext('(') && /^(upper|lower)$/i.test(token)) {
      expect('(');
      const inner = operand();
      expect(')');
      const isUpper = token.toUpperCase() === 'UPPER';
      return (row) => (isUpper ? String(inner(row)).toUpperCase() : String(inner(row)).toLowerCase());
    }
    if (token.startsWith("'")) return () => token.slice(1, -1).replaceAll("''", "'");
    if (/^-?[\d.]+$/.test(token)) return () => Number(token);
    const key = [...keys].find((known) => known.toUpperCase() === token.toUpperCase());
    if (key === undefined) throw new InvalidWhere(`There is no field ${token}.`);
    return (row) => row[key];
  };
  const comparison = (): Condition => {
    const left = operand();
    const isNegated = isNext('NOT') && take() !== '';
    const operator = take().toUpperCase();
    const found = ((): Condition => {
      if (operator === 'IS') {
        const isNot = isNext('NOT') && take() !== '';
        expect('NULL');
        return (row) => (left(row) == null) !== isNot;
      }
      if (operator === 'IN') return list(left);
      const right = operand();
      const compare = ownValue(operators, operator);
      if (!compare) throw new InvalidWhere(`Unknown operator ${operator}.`);
      return (row) => compare(left(row), right(row));
    })();
    return isNegated ? (row) => !found(row) : found;
  };
  const list = (left: Operand): Condition => {
    expect('(');
    const values = [operand()];
    while (isNext(',')) {
      take();
      values.push(operand());
    }
    expect(')');
    return (row) => values.some((value) => value(row) === left(row));
  };
  const single = (): Condition => {
    if (isNext('NOT')) {
      take();
      const inner = single();
      return (row) => !inner(row);
    }
    if (!isNext('(')) return comparison();
    take();
    const inner = either();
    expect(')');
    return inner;
  };
  const both = (): Condition => {
    const all = [single()];
    while (isNext('AND')) {
      take();
      all.push(single());
    }
    return (row) => all.every((one) => one(row));
  };
  const either = (): Condition => {
    const any = [both()];
    while (isNext('OR')) {
      take();
      any.push(both());
    }
    return (row) => any.some((one) => one(row));
  };
  const whole = either();
  if (at < tokens.length) throw new InvalidWhere('The condition goes on after its end.');
  return whole;
}

const operators: Readonly<Record<string, (left: unknown, right: unknown) => boolean>> = {
  '=': (left, right) => left === right,
  '<>': (left, right) => left !== right,
  '<': (left, right) => Number(left) < Number(right),
  '>': (left, right) => Number(left) > Number(right),
  '<=': (left, right) => Number(left) <= Number(right),
  '>=': (left, right) => Number(left) >= Number(right),
  LIKE: (left, right) => isLike(String(left), String(right)),
};

function isLike(text: string, pattern: string): boolean {
  const source = pattern
    .split('')
    .map((letter) => (letter === '%' ? '.*' : letter === '_' ? '.' : RegExp.escape(letter)))
    .join('');
  return new RegExp(`^${source}$`, 's').test(text);
}

function tokensOf(text: string): readonly string[] {
  const token = /\s*('(?:[^']|'')*'|<>|<=|>=|[=<>(),]|-?\d+(?:\.\d+)?|[A-Za-z_]\w*)/y;
  const found: string[] = [];
  const whole = text.trimEnd();
  while (token.lastIndex < whole.length) {
    const match = token.exec(whole);
    if (!match) throw new InvalidWhere('The condition has an unknown character.');
    found.push(match[1] ?? '');
  }
  return found;
}
