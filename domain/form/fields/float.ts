import { z } from 'zod';
import { isNumber } from '#domain/form/Content.ts';
import { defineKind, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { numericLimit, rangeCheck } from '#domain/form/fields/ranges.ts';
import { readIfText, readLine, shownText } from '#domain/form/fields/writtenText.ts';

const floatText = /^-?(?:\d+\.?\d*|\.\d+)$/;
const notANumber: Flaw = { code: 'mustBeNumber' };

export const float = defineKind({
  dataType: 'float',
  settings: ['default', 'minValue', 'maxValue'],
  schema: z.number(),
  parse: (raw) => readIfText(raw, readFloat),
  missing: () => notANumber,
  checkFor: ({ minValue, maxValue }) => {
    const check = rangeCheck({ min: numericLimit(minValue), max: numericLimit(maxValue), show: String });
    return (content) => (isNumber(content) ? check(content, content) : notANumber);
  },
  summarise: shownText,
  numberFor: () => (content) => (isNumber(content) ? content : null),
});

function readFloat(raw: string): string | number | null {
  const line = readLine(raw);
  if (line === null || !floatText.test(line)) return line;
  const value = Number(line);
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : line;
}
