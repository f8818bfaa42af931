import { describe, expect, it } from 'vitest';
import type { FormulaNode } from '#domain/form/formula/FormulaNode.ts';
import { formulaSchema } from '#domain/form/formula/formulaSchema.ts';
import { validateFormula } from '#domain/form/formula/validateFormula.ts';
import { sampleSource } from '#tests/support/form/sampleForm.ts';

const source = sampleSource({
  steps: { Step: { Site: [{ name: 'Area', dataType: 'integer' }] } },
  formulas: { Base: { field: 'Area' }, Total: { apply: 'add', to: [{ formula: 'Base' }, { number: '5' }] } },
});
const draft = (name: string, text: string): Parameters<typeof validateFormula>[1] => {
  return { id: `row-${name}`, identity: name, name, source: text };
};

describe('saving a formula', () => {
  it('stores references by identity', () => {
    expect(validateFormula(source, draft('Extra', '{area} + {Total}'))).toEqual({
      ok: true,
      value: {
        id: 'row-Extra',
        identity: 'Extra',
        name: 'Extra',
        expression: { apply: 'add', to: [{ field: 'Area' }, { formula: 'Total' }] },
      },
    });
  });

  it('rejects unreadable text at the path of the source', () => {
    expect(validateFormula(source, draft('Extra', '{Area} +'))).toEqual({
      ok: false,
      error: [{ path: 'source', code: 'formulaUnreadable', params: { at: 9 } }],
    });
  });

  it('rejects a formula that depends on itself, and lists the cycle', () => {
    expect(validateFormula(source, draft('Base', '{Total} * 2'))).toEqual({
      ok: false,
      error: [
        {
          path: 'source',
          code: 'circularReference',
          params: { places: "formula 'Total' → formula 'Base' → formula 'Total'" },
        },
      ],
    });
    expect(validateFormula(source, draft('Base', '{Base} * 2'))).toMatchObject({
      ok: false,
      error: [{ code: 'circularReference' }],
    });
  });
});

describe('a stored formula', () => {
  const deep = (levels: number): FormulaNode =>
    levels === 0 ? { number: '1' } : { apply: 'negate', to: [deep(levels - 1)] };

  it.each([
    [{ number: '1.5' }, true],
    [{ number: '-1' }, false],
    [{ number: '1e9' }, false],
    [{ field: '' }, false],
    [{ field: 'a', formula: 'b' }, false],
    [{ apply: 'eval', to: [] }, false],
    [{ apply: 'constructor', to: [{ number: '1' }] }, false],
    [{ apply: 'add', to: [{ number: '1' }] }, false],
    [{ apply: 'ROUND', to: [{ number: '1' }, { field: 'a' }] }, false],
    [{ apply: 'ROUND', to: [{ number: '1' }, { number: '10' }] }, true],
    [{ apply: 'SUM', to: Array(499).fill({ number: '1' }) }, false],
    [{ apply: 'SUM', to: Array(200).fill({ number: '1' }) }, true],
    [deep(59), true],
    [deep(60), false],
    [deep(2000), false],
    ['1 + 1', false],
    [null, false],
  ])('%#: is validated', (node, isFine) => {
    expect(formulaSchema.safeParse(node).success).toBe(isFine);
  });
});
