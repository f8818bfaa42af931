import { describe, expect, it, test } from 'vitest';
import type { FormulaResult } from '#domain/form/formula/Calculation.ts';
import { compileFormula } from '#domain/form/formula/compileFormula.ts';
import { resultAmount, resultText } from '#domain/form/formula/formulaResult.ts';
import { parseFormula } from '#domain/form/formula/parseFormula.ts';
import { resultNumber } from '#domain/form/formula/resultNumber.ts';

function resultOf(source: string): FormulaResult {
  const read = parseFormula(source, []);
  if (!read.ok) throw new Error(read.error.code);
  const calculate = compileFormula(read.value, { slotOf: () => -1, positionOf: () => -1 });
  return calculate({ numbers: new Float64Array(), results: [], scale: 0, fault: null });
}

const value = <T>(of: T): object => ({ ok: true, value: of });
const reason = (code: string): object => ({ ok: false, error: code });

describe('the result of a formula', () => {
  test.each([
    ['1 / 3', value('0.3333333333'), value(33)],
    ['2 / 3', value('0.6666666667'), value(67)],
    ['1.005 * 1', value('1.005'), value(101)],
    ['0.005', value('0.005'), value(1)],
    ['0.004', value('0.004'), value(0)],
    ['0', value('0'), value(0)],
    ['-0 * 5', value('0'), value(0)],
    ['-0.01', value('-0.01'), reason('formulaNegative')],
    ['-0.001', value('-0.001'), value(0)],
    ['99999999.99', value('99999999.99'), value(9_999_999_999)],
    ['99999999.994', value('99999999.994'), value(9_999_999_999)],
    ['99999999.995', value('99999999.995'), reason('formulaTooLarge')],
    ['10 ^ 100', reason('formulaTooLarge'), reason('formulaTooLarge')],
    ['1 / 0', reason('formulaDivisionByZero'), reason('formulaDivisionByZero')],
    ['((10 ^ 100) ^ 100) ^ 100', reason('formulaTooLarge'), reason('formulaTooLarge')],
    ['2 ^ 101', reason('formulaExponentTooLarge'), reason('formulaExponentTooLarge')],
    ['(-1) ^ 0.5', reason('formulaNotFinite'), reason('formulaNotFinite')],
  ])('%s shows %j and is %j as an amount in cents', (source, text, cents) => {
    expect(resultText(resultOf(source))).toEqual(text);
    expect(resultAmount(resultOf(source))).toEqual(cents);
  });

  it('is the nearest double for conditions, or NaN', () => {
    expect(resultNumber(resultOf('0.1 + 0.2'))).toBe(0.3);
    expect(resultNumber(resultOf('1 / 3'))).toBe(1 / 3);
    expect(resultNumber(resultOf('1 / 0'))).toBeNaN();
  });

  test.each([
    'ROUND(12.5 * 0.12 + 3.10, 2) + IF(3 > 2, 25, 0)',
    '1250.75 * 3.5 / 4',
    'MAX(1, 2) ^ 3',
    'CEIL(1001 / 100) * 25',
  ])('of an ordinary fee needs no big decimals: %s', (source) => {
    expect(resultOf(source).exact).toBeNull();
  });
});
