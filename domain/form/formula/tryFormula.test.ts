import { expect, it } from 'vitest';
import { tryFormula } from '#domain/form/formula/tryFormula.ts';
import { sampleSource } from '#tests/support/form/sampleForm.ts';

const source = sampleSource({
  steps: {
    Step: {
      Site: [
        { name: 'Area', dataType: 'integer' },
        { name: 'Fee', dataType: 'money' },
      ],
    },
  },
  formulas: { Base: { apply: 'multiply', to: [{ field: 'Area' }, { number: '1.1' }] } },
});
const tried = (text: string, samples: readonly (readonly [string, number])[] = [], identity = 'new') =>
  tryFormula(source, { id: `row-${identity}`, identity, name: 'Tried', source: text }, new Map(samples));

it('calculates with sample answers, exactly and through other formulas', () => {
  const result = tried('{Base} + {Fee}', [
    ['Area', 3],
    ['Fee', 0.2],
  ]);
  expect(result).toEqual({ result: '3.5', problems: [], asked: ['Area', 'Fee'] });
});

it('says what has no result, and keeps what it asks', () => {
  expect(tried('1 / {Area}', [['Area', 0]])).toEqual({
    result: null,
    problems: [{ path: 'result', code: 'formulaDivisionByZero' }],
    asked: ['Area'],
  });
});

it('says why it cannot be kept', () => {
  expect(tried('{Area} +').problems).toMatchObject([{ path: 'source', code: 'formulaUnreadable' }]);
  expect(tried('{Tried} + 1', [], 'Base').problems).toMatchObject([{ path: 'source', code: 'circularReference' }]);
  expect(tried('{Nothing}').problems).toMatchObject([{ code: 'formulaUnknownName', params: { name: 'Nothing' } }]);
});
