import { isWholeNumber, type Content } from '#domain/form/Content.ts';
import { factsOfNumbers, defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { rangeCheck } from '#domain/form/fields/kinds/rangeCheck.ts';
import { parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';

const integerText = /^-?\d+$/;
const notAnInteger: CodedProblem = { code: 'mustBeInteger' };

export const integer = defineKind({
  dataType: 'integer',
  settings: ['default', 'minValue', 'maxValue'],
  stored: 'whole',
  ...factsOfNumbers,
  requestPosition: 6,
  parse: (raw) => parseIfText(raw, readInteger),
  missing: () => notAnInteger,
  checkFor: ({ minValue: min, maxValue: max }) =>
    rangeCheck({ is: isWholeNumber, otherwise: notAnInteger, min, max, show: String }),
  summarise: contentText,
  numberFor: () => wholeNumberIn,
});

function wholeNumberIn(content: Content): number | null {
  return isWholeNumber(content) ? content : null;
}

function readInteger(raw: string): string | number | null {
  const line = readLine(raw);
  if (line === null || !integerText.test(line)) return line;
  const value = Number(line);
  // Adding 0 turns -0 into 0.
  return Number.isSafeInteger(value) ? value + 0 : line;
}
