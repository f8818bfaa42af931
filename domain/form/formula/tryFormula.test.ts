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

it('calculates exactly with sample answers, including through other formulas', () => {
  const result = tried('{Base} + {Fee}', [
    ['Area', 3],
    ['Fee', 0.2],
  ]);
  expect(result).toEqual({ result: '3.5', problems: [], usedFields: ['Area', 'Fee'] });
});

it('reports why there is no result, and still lists the fields it uses', () => {
  expect(tried('1 / {Area}', [['Area', 0]])).toEqual({
    result: null,
    problems: [{ path: 'result', code: 'formulaDivisionByZero' }],
    usedFields: ['Area'],
  });
});

it('reports why it cannot be saved', () => {
  expect(tried('{Area} +').problems).toMatchObject([{ path: 'source', code: 'formulaUnreadable' }]);
  expect(tried('{Tried} + 1', [], 'Base').problems).toMatchObject([{ path: 'source', code: 'circularReference' }]);
  expect(tried('{Nothing}').problems).toMatchObject([{ code: 'formulaUnknownName', params: { name: 'Nothing' } }]);
});
