import { defineKind, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { lengthCheck, readIfText, readLine, shownText } from '#domain/form/fields/kinds/writtenText.ts';

export const string: FieldKind = defineKind({
  dataType: 'string',
  settings: ['default', 'maxLength'],
  parse: (raw) => readIfText(typeof raw === 'number' ? String(raw) : raw, readLine),
  missing: () => ({ code: 'blank' }),
  checkFor: ({ maxLength }) => lengthCheck(maxLength),
  summarise: shownText,
});
