import { factsOfText, defineKind } from '#domain/form/fields/FieldKind.ts';
import { lengthCheck, parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';

export const string = defineKind({
  dataType: 'string',
  settings: ['default', 'maxLength'],
  ...factsOfText,
  requestPosition: 1,
  parse: (raw) => parseIfText(typeof raw === 'number' ? String(raw) : raw, readLine),
  missing: () => ({ code: 'blank' }),
  checkFor: ({ maxLength }) => lengthCheck(maxLength),
  summarise: contentText,
});
