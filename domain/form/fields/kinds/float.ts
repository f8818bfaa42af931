import { isNumber, type Content } from '#domain/form/Content.ts';
import { factsOfNumbers, defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { rangeCheck } from '#domain/form/fields/kinds/rangeCheck.ts';
import { parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';

const floatText = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
const notANumber: CodedProblem = { code: 'mustBeNumber' };

export const float = defineKind({
  dataType: 'float',
  settings: ['default', 'minValue', 'maxValue'],
  stored: 'number',
  ...factsOfNumbers,
  requestPosition: 7,
  parse: (raw) => parseIfText(raw, readFloat),
  missing: () => notANumber,
  checkFor: ({ minValue: min, maxValue: max }) =>
    rangeCheck({ is: isNumber, otherwise: notANumber, min, max, show: String }),
  summarise: contentText,
  numberFor: () => numberIn,
});

function numberIn(content: Content): number | null {
  return isNumber(content) ? content : null;
}

function readFloat(raw: string): string | number | null {
  const line = readLine(raw);
  if (line === null || !floatText.test(line)) return line;
  const value = Number(line);
  // Adding 0 turns -0 into 0.
  return Number.isFinite(value) ? value + 0 : line;
}
