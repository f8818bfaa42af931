import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatFormula } from '#domain/form/formula/formatFormula.ts';
import { formulaNames } from '#domain/form/formula/formulaNames.ts';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { formulaSchema } from '#domain/form/formula/formulaSchema.ts';
import { parseFormula } from '#domain/form/formula/parseFormula.ts';
import { formulas } from '#tests/support/form/formulaArbitraries.ts';
import { sampleForm, type SampleField } from '#tests/support/form/sampleForm.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';

const integer = (name: string): SampleField => ({ name, dataType: 'integer' });
const form = sampleForm({
  steps: {
    Step: {
      Site: [integer('Floor area'), integer('Units'), { name: 'Rush', dataType: 'multiple_choice', options: ['Yes'] }],
      Owner: [{ name: 'Notes', dataType: 'text' }],
    },
  },
  formulas: { 'Base fee': { number: '50' } },
});
const names = formulaNames(form);

/** The parsed formula formatted again, which shows how it was understood, or the code it was rejected with. */
function understood(source: string): string {
  const read = parseFormula(source, names);
  return read.ok ? formatFormula(read.value, names) : read.error.code;
}

describe('formulas are parsed as staff write them', () => {
  test.each([
    ['{Floor area} * 0.12 + 50', '{Floor area} * 0.12 + 50'],
    ['{ floor   AREA }*2', '{Floor area} * 2'],
    ['{Base fee} + {Units}', '{Base fee} + {Units}'],
    ['if({Rush}, 25, 0)', 'IF({Rush}, 25, 0)'],
    ['{Units} >= 3 and {Rush} ? 10 : 5', 'IF(AND({Units} >= 3, {Rush}), 10, 5)'],
    ['not {Rush} or {Units} != 2', 'OR(NOT({Rush}), {Units} != 2)'],
    ['Sum({Units}, 1, 2.50)', 'SUM({Units}, 1, 2.5)'],
    ['ROUND({Units} / 3, 2)', 'ROUND({Units} / 3, 2)'],
    ['1 - (2 - 3)', '1 - (2 - 3)'],
    ['(1 - 2) - 3', '1 - 2 - 3'],
    ['2 ^ 3 ^ 2', '2 ^ 3 ^ 2'],
    ['(2 ^ 3) ^ 2', '(2 ^ 3) ^ 2'],
    ['-2 ^ 2', '-2 ^ 2'],
    ['(-2) ^ 2', '(-2) ^ 2'],
    ['+{Units} * -3', '{Units} * -3'],
    ['1e3 + .5', '1000 + 0.5'],
    ['{Units}\n  * 2', '{Units} * 2'],
    ['12345678901234567890.12345', '12345678901234567890.12345'],
  ])('%j', (source, text) => {
    expect(understood(source)).toBe(text);
  });
});

describe('anything that is not arithmetic is rejected', () => {
  test.each([
    ['', 'formulaUnreadable'],
    ['(((', 'formulaUnreadable'],
    ['1 +', 'formulaUnreadable'],
    ['{Nope} + 1', 'formulaUnknownName'],
    ['{} + 1', 'formulaUnknownName'],
    ['{Notes} + 1', 'formulaNameNotNumeric'],
    ['x + 1', 'formulaUnknownName'],
    ['ƒ0_', 'formulaUnknownName'],
    ['constructor', 'formulaUnknownName'],
    ['import(1)', 'formulaUnknownFunction'],
    ['toString()', 'formulaUnknownFunction'],
    ['__proto__(1)', 'formulaUnknownFunction'],
    ['hasOwnProperty(1)', 'formulaUnknownFunction'],
    ['add(1, 2)', 'formulaUnknownFunction'],
    ['cos.constructor("return process")()', 'formulaNotAllowed'],
    ['cos.constructor(1)', 'formulaUnknownFunction'],
    ['a.b', 'formulaUnreadable'],
    ['"text"', 'formulaNotAllowed'],
    ['[1, 2]', 'formulaNotAllowed'],
    ['a = 1', 'formulaNotAllowed'],
    ['f(x) = 1', 'formulaNotAllowed'],
    ['1; 2', 'formulaNotAllowed'],
    ['5%', 'formulaNotAllowed'],
    ['5!', 'formulaNotAllowed'],
    ['0x1F', 'formulaNotAllowed'],
    ['1 + 0b', 'formulaNotAllowed'],
    ['5 # five', 'formulaNotAllowed'],
    ['1:3', 'formulaUnreadable'],
    ['1 < 2 < 3', 'formulaUnreadable'],
    ['1 xor 2', 'formulaNotAllowed'],
    ['true', 'formulaUnreadable'],
    ['Infinity', 'formulaUnreadable'],
    ['2{Units}', 'formulaMissingOperator'],
    ['5 m', 'formulaMissingOperator'],
    ['{Units}(2)', 'formulaUnknownFunction'],
    ['IF(1, 2)', 'formulaWrongArguments'],
    ['SUM()', 'formulaWrongArguments'],
    ['ROUND({Units}, {Units})', 'formulaWrongArguments'],
    ['ROUND({Units}, 11)', 'formulaWrongArguments'],
    ['1e99999999', 'formulaNumberTooLong'],
    ['0.000000000000000000001', 'formulaNumberTooLong'],
    ['('.repeat(100) + '1' + ')'.repeat(100), 'formulaTooComplex'],
    ['-'.repeat(500) + '1', 'formulaTooComplex'],
    [Array(400).fill('1').join(' + '), 'formulaTooComplex'],
    ['1'.repeat(2001), 'formulaTooLong'],
  ])('%j', (source, code) => {
    expect(understood(source)).toBe(code);
  });

  it('reports where parsing stopped, as a position in the original text', () => {
    expect(parseFormula('{Floor area} + * 2', names)).toEqual({
      ok: false,
      error: { code: 'formulaUnreadable', params: { at: 16 } },
    });
  });
});

describe('parsing is safe for any input', () => {
  const pieces = [
    '{Units}',
    '{Nope}',
    'IF(',
    'SUM(',
    'ROUND(',
    ')',
    '(',
    ',',
    '+',
    '-',
    '*',
    '/',
    '^',
    '<',
    '==',
    '!',
    '?',
    ':',
  ];
  const likely = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...pieces,
          '1',
          '2.5',
          ' and ',
          ' not ',
          '=',
          '.',
          'e',
          'E',
          '0x',
          '0b',
          '0o',
          'i',
          '_',
          '%',
          "'",
        ),
        fc.string(),
      ),
      {
        maxLength: 40,
      },
    )
    .map((parts) => parts.join(''));

  it('returns a storable formula or a code', () => {
    fc.assert(
      fc.property(likely, (source) => {
        const read = parseFormula(source, names);
        expect(read.ok ? formulaSchema.safeParse(read.value).success : read.error.code.startsWith('formula')).toBe(
          true,
        );
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  it('takes milliseconds for the worst input within the limits', () => {
    const worst = ['-', '(', '1?', '1:', '^1', 'not ', '1<', '{Units}', '1 ', 'IF(', '{', 'a.', '1e', '!', '=='];
    for (const piece of worst) {
      const source = piece.repeat(Math.floor(2000 / piece.length));
      const start = performance.now();
      parseFormula(source, names);
      expect(performance.now() - start).toBeLessThan(250);
    }
  });
});

describe('formatting and parsing match', () => {
  const plainNumbers = (node: FormulaNode): FormulaNode => {
    if ('number' in node) return { number: new Decimal(node.number).toFixed() };
    return 'to' in node ? { ...node, to: node.to.map(plainNumbers) } : node;
  };

  it('every formula parses back as itself', () => {
    fc.assert(
      fc.property(formulas(['Floor area', 'Units', 'Rush']), (node) => {
        const read = parseFormula(formatFormula(node, names), names);
        expect(read).toEqual({ ok: true, value: plainNumbers(node) });
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  it('shows a renamed field under its new name', () => {
    const read = parseFormula('{Units} * 2', names);
    const renamed = names.map((name) => (name.identity === 'Units' ? { ...name, label: 'Dwellings' } : name));
    expect(read.ok && formatFormula(read.value, renamed)).toBe('{Dwellings} * 2');
  });
});

describe('names in formulas are unambiguous', () => {
  const twins = (...fieldNames: string[]): string[] => {
    const fields = fieldNames.map((name, place) => ({ ...integer(`f${place}`), name: `f${place}`, shown: name }));
    const source = sampleForm({ steps: { Step: { A: fields.slice(0, 1), B: fields.slice(1) } } });
    const named = {
      ...source,
      fields: source.fields.map((field, place) => ({ ...field, name: fieldNames[place] ?? '' })),
    };
    return formulaNames(named).map(({ label }) => label);
  };

  test.each([
    [
      ['Fee', 'Area'],
      ['Fee', 'Area'],
    ],
    [
      ['Fee', 'fee'],
      ['A: Fee', 'B: fee'],
    ],
    [
      ['Area', 'Fee', 'Fee'],
      ['Area', 'Fee #1', 'Fee #2'],
    ],
    [
      ['Fee', '', ''],
      ['Fee', 'Untitled #1', 'Untitled #2'],
    ],
    [
      ['Fee', ''],
      ['Fee', 'Untitled #1'],
    ],
    [
      ['Fee {net}', 'Area'],
      ['Fee net', 'Area'],
    ],
    [
      ['Fee', 'Fee', 'Fee', 'Fee #1'],
      ['A: Fee', 'Fee #2', 'Fee #3', 'Fee #1'],
    ],
  ])('fields named %j get the labels %j', (fieldNames, labels) => {
    expect(twins(...fieldNames)).toEqual(labels);
  });

  it('rejects a name that several fields have', () => {
    const same = sampleForm({ steps: { Step: { A: [integer('x')], B: [integer('y')] } } });
    const twice = { ...same, fields: same.fields.map((field) => ({ ...field, name: 'Fee' })) };
    expect(parseFormula('{Fee}', formulaNames(twice))).toEqual({
      ok: false,
      error: { code: 'formulaAmbiguousName', params: { name: 'Fee' } },
    });
  });
});
