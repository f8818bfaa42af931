import { factsOfText, defineKind } from '#domain/form/fields/FieldKind.ts';
import { lengthCheck, parseIfText, readLines, contentText } from '#domain/form/fields/kinds/textContent.ts';

export const text = defineKind({
  dataType: 'text',
  settings: ['maxLength'],
  ...factsOfText,
  requestPosition: 2,
  parse: (raw) => parseIfText(typeof raw === 'number' ? String(raw) : raw, readLines),
  missing: () => ({ code: 'blank' }),
  checkFor: ({ maxLength }) => lengthCheck(maxLength),
  summarise: contentText,
});
