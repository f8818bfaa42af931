import { defineKind, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { lengthCheck, readIfText, readLines, shownText } from '#domain/form/fields/kinds/writtenText.ts';

export const text: FieldKind = defineKind({
  dataType: 'text',
  settings: ['maxLength'],
  parse: (raw) => readIfText(typeof raw === 'number' ? String(raw) : raw, readLines),
  missing: () => ({ code: 'blank' }),
  checkFor: ({ maxLength }) => lengthCheck(maxLength),
  summarise: shownText,
});
