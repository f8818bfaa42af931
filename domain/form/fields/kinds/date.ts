import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import { defineKind, type CodedProblem, type FieldKind } from '#domain/form/fields/FieldKind.ts';
import { momentCheck, momentFormatOf } from '#domain/form/fields/kinds/moments.ts';
import { readIfText, readLine } from '#domain/form/fields/kinds/writtenText.ts';

const notADate: CodedProblem = { code: 'mustBeDate' };

export const date: FieldKind = defineKind({
  dataType: 'date',
  settings: ['dateType', 'minValue', 'maxValue'],
  dateTypes,
  stored: 'moment',
  parse: (raw, field) => readIfText(raw, (text) => momentFormatOf(field).read(text) ?? readLine(text)),
  missing: () => notADate,
  checkFor: momentCheck,
  summarise: (content, field, timeZone) => {
    const { isCanonical, show } = momentFormatOf(field);
    return typeof content === 'string' && isCanonical(content) ? show(content, timeZone) : '';
  },
  timeIn: (content) => content,
  searchText: (content) => (typeof content === 'string' ? content.toLowerCase() : ''),
});
