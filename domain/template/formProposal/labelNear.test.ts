import { describe, expect, it } from 'vitest';
import type { FoundField } from '#domain/template/formProposal/FoundField.ts';
import { labelNear, type PageText } from '#domain/template/formProposal/labelNear.ts';

const at = (text: string, left: number, top: number): PageText => ({
  ...{ text, left, top },
  right: left + 6 * text.length,
  bottom: top + 10,
});
const field = (left: number, top: number, kind: FoundField['kind'] = 'text') => ({
  ...{ left, top, kind },
  ...(kind === 'text' ? { width: 100, height: 18 } : { width: 12, height: 12 }),
});

describe('the label of a text field', () => {
  it('is on its left in the same line', () => {
    const texts = [at('Owner name:', 50, 104), at('Phone:', 50, 134), at('Fence permit', 200, 40)];
    expect(labelNear(field(150, 100), texts, [])).toBe('Owner name:');
    expect(labelNear(field(150, 130), texts, [])).toBe('Phone:');
  });

  it('is above it if there is none on the left', () => {
    const texts = [at('City', 50, 88), at('State', 200, 88)];
    const fields = [field(50, 100), field(200, 100)];
    expect(fields.map((each) => labelNear(each, texts, fields))).toEqual(['City', 'State']);
  });

  it('isn’t the label of another field, a distant text, a sign, or a paragraph', () => {
    const fields = [field(100, 100), field(250, 100)];
    expect(labelNear(fields[1]!, [at('City', 50, 104)], fields)).toBeNull();
    expect(labelNear(field(450, 100), [at('City', 50, 104)], [])).toBeNull();
    expect(labelNear(field(100, 100), [at('$', 88, 104), at('Text', 60, 104)], [])).toBeNull();
    expect(labelNear(field(100, 100), [at('x'.repeat(101), 0, 88)], [])).toBeNull();
  });
});

it('finds the label of a box on its right, or else on its left', () => {
  const fields = [field(50, 100, 'check'), field(150, 100, 'check')];
  const texts = [at('Wood', 66, 101), at('Vinyl', 166, 101)];
  expect(fields.map((each) => labelNear(each, texts, fields))).toEqual(['Wood', 'Vinyl']);
  expect(labelNear(field(150, 100, 'check'), [at('Corner lot', 50, 101)], [])).toBe('Corner lot');
});
