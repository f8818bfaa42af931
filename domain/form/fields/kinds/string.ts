import { defineKind, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { lengthCheck, parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';

export const string: FieldKind = defineKind({
  dataType: 'string',
  settings: ['default', 'maxLength'],
  parse: (raw) => parseIfText(typeof raw === 'number' ? String(raw) : raw, readLine),
  missing: () => ({ code: 'blank' }),
  checkFor: ({ maxLength }) => lengthCheck(maxLength),
  summarise: contentText,
});
