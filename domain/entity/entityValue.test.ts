import { describe, expect, it, test } from 'vitest';
import {
  comparableValue,
  entityContent,
  entityDataTypes,
  readEntityValue,
  showEntityValue,
  type EntityDataType,
} from '#domain/entity/entityValue.ts';

const zones = ['R-1', 'C-2'];
const field = (dataType: string, options: readonly string[] = []) => ({ dataType, options });

const cases: Readonly<Record<EntityDataType, readonly [raw: string, stored: string, shown: string]>> = {
  string: [' Riverton  Bakery ', 'Riverton Bakery', 'Riverton Bakery'],
  text: ['Two\nlines', 'Two\nlines', 'Two\nlines'],
  email: ['Jo@example.com', 'Jo@example.com', 'Jo@example.com'],
  phone: ['(217) 555-0123', '+12175550123', '(217) 555-0123'],
  url: ['https://example.com/', 'https://example.com/', 'https://example.com/'],
  address: ['12 Elm St', '12 Elm St', '12 Elm St'],
  integer: ['0012', '12', '12'],
  float: ['1.50', '1.5', '1.5'],
  money: ['$1,234.5', '1234.50', '$1,234.50'],
  date: ['5/1/2026', '2026-05-01', 'May 1, 2026'],
  multiple_choice: ['r-1', 'R-1', 'R-1'],
};

describe('a value of an entity', () => {
  test.each(entityDataTypes)('of type %s is stored so that it reads back the same', (dataType) => {
    const [raw, stored, shown] = cases[dataType];
    const shape = field(dataType, zones);
    expect(readEntityValue(raw, shape)).toEqual({ ok: true, value: stored });
    expect(readEntityValue(stored, shape)).toEqual({ ok: true, value: stored });
    expect(showEntityValue(stored, shape)).toBe(shown);
    expect(entityContent(stored, shape)).not.toBeNull();
  });

  test.each([
    ['email', 'jo@', 'mustBeEmail'],
    ['phone', '12', 'mustBePhone'],
    ['integer', '1.5', 'mustBeInteger'],
    ['money', 'lots', 'mustBeAmount'],
    ['date', 'someday', 'mustBeDate'],
    ['multiple_choice', 'R-9', 'mustBeOption'],
    ['text', 'x'.repeat(5_001), 'tooLong'],
  ])('of type %s rejects %j', (dataType, raw, code) => {
    const read = readEntityValue(raw, field(dataType, zones));
    expect(read.ok ? null : read.error.code).toBe(code);
  });

  it('is missing when blank, whatever the type', () => {
    for (const dataType of entityDataTypes) {
      expect(readEntityValue('  ', field(dataType, zones))).toEqual({ ok: true, value: null });
      expect(showEntityValue(null, field(dataType, zones))).toBe('');
      expect(entityContent(null, field(dataType, zones))).toBeNull();
    }
  });

  it('is compared without case, accents, spaces, and punctuation', () => {
    expect(comparableValue('Café  “Ríver-Town”, Inc.')).toBe(comparableValue('cafe rivertown INC'));
    expect(comparableValue('+1 (217) 555-0123')).toBe('12175550123');
  });
});
