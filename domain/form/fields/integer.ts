import { z } from 'zod';
import { isWholeNumber } from '#domain/form/Content.ts';
import { defineKind, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { numericLimit, rangeCheck } from '#domain/form/fields/ranges.ts';
import { readIfText, readLine, shownText } from '#domain/form/fields/writtenText.ts';

const integerText = /^-?\d+$/;
const notAnInteger: Flaw = { code: 'mustBeInteger' };

export const integer = defineKind({
  dataType: 'integer',
  settings: ['default', 'minValue', 'maxValue'],
  schema: z.int(),
  parse: (raw) => readIfText(raw, readInteger),
  missing: () => notAnInteger,
  checkFor: ({ minValue, maxValue }) => {
    const check = rangeCheck({ min: numericLimit(minValue), max: numericLimit(maxValue), show: String });
    return (content) => (isWholeNumber(content) ? check(content, content) : notAnInteger);
  },
  summarise: shownText,
  numberFor: () => (content) => (isWholeNumber(content) ? content : null),
});

function readInteger(raw: string): string | number | null {
  const line = readLine(raw);
  if (line === null || !integerText.test(line)) return line;
  const value = Number(line);
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(value) ? value + 0 : line;
}
