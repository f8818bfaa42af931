import { isWholeNumber, type Content } from '#domain/form/Content.ts';
import { factsOfNumbers, defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { rangeCheck } from '#domain/form/fields/kinds/rangeCheck.ts';
import { parseIfText, readLine } from '#domain/form/fields/kinds/textContent.ts';
import { formatAmount, formatUsd, maxAmount, parseMoney, type Cents } from '#domain/kernel/money.ts';

const notAnAmount: CodedProblem = { code: 'mustBeAmount' };
const outOfReach: CodedProblem = { code: 'tooLarge', params: { max: formatUsd(maxAmount) } };

/**
 * Content is whole cents. Text is parsed as dollars (`$1,234.50`). Numbers are taken as cents, so 12.5 is rejected
 * rather than guessed.
 */
export const money = defineKind({
  dataType: 'money',
  settings: ['default', 'minValue', 'maxValue'],
  stored: 'cents',
  ...factsOfNumbers,
  requestPosition: 5,
  parse: (raw) => parseIfText(raw, (text) => parseMoney(text) ?? readLine(text)),
  missing: () => notAnAmount,
  checkFor: ({ minValue: min, maxValue: max }) => {
    const check = rangeCheck({ is: isWholeNumber, otherwise: notAnAmount, min, max, show: formatUsd });
    return (content) => (isWholeNumber(content) && !isCents(content) ? outOfReach : check(content));
  },
  summarise: (content) => (isWholeNumber(content) ? formatUsd(content) : ''),
  searchText: (content) => (isWholeNumber(content) ? formatAmount(content) : ''),
  numberFor: () => dollarsIn,
});

function isCents(content: Content): content is Cents {
  return isWholeNumber(content) && Math.abs(content) <= maxAmount;
}

/** Dividing whole cents of this size by 100 gives the double nearest to the decimal, so formulas see exact dollars. */
function dollarsIn(content: Content): number | null {
  return isCents(content) ? content / 100 : null;
}
