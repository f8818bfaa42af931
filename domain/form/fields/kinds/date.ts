import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import { defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { dateTimeCheck, dateTimeFormatOf } from '#domain/form/fields/kinds/dateTimes.ts';
import { parseIfText, readLine } from '#domain/form/fields/kinds/textContent.ts';

const notADate: CodedProblem = { code: 'mustBeDate' };

export const date = defineKind({
  dataType: 'date',
  settings: ['dateType', 'minValue', 'maxValue'],
  dateTypes,
  stored: 'moment',
  comparedAs: null,
  filteredAs: 'date',
  figures: null,
  requestPosition: 4,
  parse: (raw, field) => parseIfText(raw, (text) => dateTimeFormatOf(field).read(text) ?? readLine(text)),
  missing: () => notADate,
  checkFor: dateTimeCheck,
  summarise: (content, field, timeZone) => {
    const { isCanonical, show } = dateTimeFormatOf(field);
    return typeof content === 'string' && isCanonical(content) ? show(content, timeZone) : '';
  },
  timeIn: (content) => content,
  searchText: (content) => (typeof content === 'string' ? content.toLowerCase() : ''),
});
