/** A form that is neutral to engines, so that each one gets the same. All numbers are reproducible. */
interface SpecTest {
  readonly source: number;
  readonly comparator: 'is' | 'greater';
  readonly match: string | number;
}

export interface SpecField {
  readonly index: number;
  readonly section: number;
  readonly kind: 'integer' | 'float' | 'money' | 'choice' | 'string';
  readonly required: boolean;
  readonly min: number | null;
  readonly max: number | null;
  readonly maxLength: number | null;
  readonly showIf: { readonly joined: 'and' | 'or'; readonly tests: readonly [SpecTest, SpecTest] } | null;
}

/** ROUND({a} * 0.12 + {b}, 2) + IF({c} > 50, 25, {d}) */
export interface SpecFormula {
  readonly index: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

export interface FormSpec {
  readonly sections: number;
  readonly fields: readonly SpecField[];
  readonly formulas: readonly SpecFormula[];
}

export const choices = ['a', 'b', 'c'] as const;

const kinds = ['integer', 'choice', 'float', 'string', 'money'] as const;
const perSection = 50;

/** Rules are on fields of the second half and refer to fields of the first half, as forms usually do. */
export function makeSpec(fieldCount: number, ruleCount: number, formulaCount: number): FormSpec {
  const random = randomNumbers(7);
  const half = fieldCount / 2;
  const kindAt = (index: number): SpecField['kind'] => kinds[index % kinds.length] ?? 'string';
  const oneOf = (kind: SpecField['kind']): number => {
    const first = kinds.indexOf(kind);
    return first + kinds.length * Math.floor(random() * (half / kinds.length));
  };
  const ruleAt = (index: number): SpecField['showIf'] => {
    if (index < half || index >= half + ruleCount) return null;
    return {
      joined: random() < 0.5 ? 'and' : 'or',
      tests: [
        { source: oneOf('choice'), comparator: 'is', match: choices[Math.floor(random() * 3)] ?? 'a' },
        { source: oneOf('integer'), comparator: 'greater', match: Math.floor(random() * 100) },
      ],
    };
  };
  return {
    sections: Math.ceil(fieldCount / perSection),
    fields: Array.from({ length: fieldCount }, (_, index) => {
      const kind = kindAt(index);
      const isNumber = kind === 'integer' || kind === 'float' || kind === 'money';
      return {
        index,
        section: Math.floor(index / perSection),
        kind,
        required: index % 10 !== 9,
        min: isNumber ? 5 : null,
        max: isNumber ? 90 : null,
        maxLength: kind === 'string' ? 12 : null,
        showIf: ruleAt(index),
      };
    }),
    formulas: Array.from({ length: formulaCount }, (_, index) => ({
      index,
      a: oneOf('float'),
      b: oneOf('money'),
      c: oneOf('integer'),
      d: oneOf('float'),
    })),
  };
}

/**
 * Answers as plain numbers and texts; money in dollars. Some violate a rule, and one text in ten is missing. Numbers
 * are never missing, because engines treat missing numbers differently.
 */
export function makeAnswers({ fields }: FormSpec, seed: number): ReadonlyMap<number, string | number> {
  const random = randomNumbers(seed);
  const answers = new Map<number, string | number>();
  for (const { index, kind } of fields) {
    const chance = random();
    const value = answerOf(kind, random());
    if (kind !== 'string' || chance > 0.1) answers.set(index, value);
  }
  return answers;
}

function answerOf(kind: SpecField['kind'], chance: number): string | number {
  if (kind === 'choice') return choices[Math.floor(chance * 3)] ?? 'a';
  if (kind === 'string') return 'x'.repeat(1 + Math.floor(chance * 14));
  if (kind === 'integer') return Math.floor(chance * 100);
  return Math.round(chance * 10_000) / 100;
}

/** A small linear congruential generator: benchmarks need the same form every time. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
