import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { defineKind, type CodedProblem, type FieldShape } from '#domain/form/fields/FieldKind.ts';
import { dateTimeCheck, dateTimeFormatOf } from '#domain/form/fields/kinds/dateTimes.ts';
import { readLine } from '#domain/form/fields/kinds/textContent.ts';

const notADate: CodedProblem = { code: 'mustBeDate' };
const endsTooEarly: CodedProblem = { code: 'mustEndAfterStart' };

/** A start and an end. Either may be missing while the answer is a draft. */
export const dateRange = defineKind({
  dataType: 'date_range',
  settings: ['dateType', 'dateRangeStartLabel', 'dateRangeEndLabel', 'minValue', 'maxValue'],
  dateTypes: ['date', 'time'],
  limitsAre: 'date',
  stored: 'moments',
  comparedAs: null,
  filteredAs: 'date',
  figures: null,
  requestPosition: null,
  parse: (raw, field) => {
    if (raw === '') return null;
    if (!isContentRecord(raw)) return raw;
    const start = readEnd(raw['start'], field);
    const end = readEnd(raw['end'], field);
    return start === null && end === null ? null : { start, end };
  },
  missing: () => notADate,
  checkFor: (field) => {
    const check = dateTimeCheck(field);
    // A night shift ends at an earlier clock time than it starts.
    const mayWrap = field.dateType === 'time';
    return (content) => {
      const { start, end } = endsOf(content);
      const problem = check(start) ?? check(end);
      if (problem || mayWrap || typeof start !== 'string' || typeof end !== 'string') return problem;
      return end < start ? endsTooEarly : null;
    };
  },
  summarise: (content, field, timeZone) => {
    const { isCanonical, show } = dateTimeFormatOf(field);
    const { start, end } = endsOf(content);
    const shown = [start, end].map((one) => (typeof one === 'string' && isCanonical(one) ? show(one, timeZone) : '…'));
    return start === null && end === null ? '' : shown.join(' – ');
  },
  timeIn: (content) => endsOf(content).start,
  searchText: (content) => {
    const { start, end } = endsOf(content);
    return [start, end].filter((one) => typeof one === 'string').join(' ');
  },
});

function endsOf(content: Content): { start: Content; end: Content } {
  return isContentRecord(content)
    ? { start: content['start'] ?? null, end: content['end'] ?? null }
    : { start: null, end: null };
}

function readEnd(raw: Content | undefined, field: FieldShape): Content {
  if (typeof raw !== 'string') return raw ?? null;
  return dateTimeFormatOf(field).read(raw) ?? readLine(raw);
}
