import { defineKind, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { lengthCheck, parseIfText, readLines, contentText } from '#domain/form/fields/kinds/textContent.ts';

export const text: FieldKind = defineKind({
  dataType: 'text',
  settings: ['maxLength'],
  parse: (raw) => parseIfText(typeof raw === 'number' ? String(raw) : raw, readLines),
  missing: () => ({ code: 'blank' }),
  checkFor: ({ maxLength }) => lengthCheck(maxLength),
  summarise: contentText,
});
