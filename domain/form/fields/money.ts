import { z } from 'zod';
import { isWholeNumber, type Content } from '#domain/form/Content.ts';
import { defineKind, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { numericLimit, rangeCheck } from '#domain/form/fields/ranges.ts';
import { readIfText, readLine } from '#domain/form/fields/writtenText.ts';
import { formatAmount, formatUsd, largestAmount, parseMoney, type Cents } from '#domain/kernel/money.ts';

const notAnAmount: Flaw = { code: 'mustBeAmount' };

/**
 * Content is whole cents. Text is read as dollars (`$1,234.50`); a number is taken for cents, so 12.5 is refused
 * instead of guessed.
 */
export const money = defineKind({
  dataType: 'money',
  settings: ['default', 'minValue', 'maxValue'],
  schema: z.int().min(-largestAmount).max(largestAmount),
  parse: (raw) => readIfText(raw, (text) => parseMoney(text) ?? readLine(text)),
  missing: () => notAnAmount,
  checkFor: ({ minValue, maxValue }) => {
    const min = numericLimit(minValue);
    const max = numericLimit(maxValue);
    const check = rangeCheck({ min, max, show: formatUsd });
    const reach = rangeCheck({ min: -largestAmount, max: largestAmount, show: formatUsd });
    return (content) => (isWholeNumber(content) ? (check(content, content) ?? reach(content, content)) : notAnAmount);
  },
  summarise: (content) => (isWholeNumber(content) ? formatUsd(content) : ''),
  searchText: (content) => (isWholeNumber(content) ? formatAmount(content) : ''),
  // Whole cents of this size divided by 100 give the double nearest to the decimal: formulas see exact dollars.
  numberFor: () => (content) => (isCents(content) ? content / 100 : null),
});

function isCents(content: Content): content is Cents {
  return isWholeNumber(content) && Math.abs(content) <= largestAmount;
}
