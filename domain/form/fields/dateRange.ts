import { z } from 'zod';
import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { defineKind, type DateType, type FieldConfig, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { momentFormats } from '#domain/form/fields/moments.ts';
import { rangeCheck, textLimit } from '#domain/form/fields/ranges.ts';
import { readLine } from '#domain/form/fields/writtenText.ts';

const notADate: Flaw = { code: 'mustBeDate' };
const endsTooEarly: Flaw = { code: 'mustEndAfterStart' };
const moment = z
  .string()
  .refine((text) => Object.values(momentFormats).some((format) => format.isCanonical(text)))
  .nullable();

/** A start and an end. One of them may still be open while the answer is a draft. */
export const dateRange = defineKind({
  dataType: 'date_range',
  settings: ['dateType', 'dateRangeStartLabel', 'dateRangeEndLabel', 'minValue', 'maxValue'],
  limitsAre: 'date',
  schema: z.strictObject({ start: moment, end: moment }),
  parse: (raw, field) => {
    if (raw === '') return null;
    if (!isContentRecord(raw)) return raw;
    const start = readEnd(raw['start'], field);
    const end = readEnd(raw['end'], field);
    return start === null && end === null ? null : { start, end };
  },
  missing: () => notADate,
  checkFor: (field) => {
    const { isCanonical, show } = formatOf(field);
    // A night shift ends on the clock before it starts.
    const mayWrap = field.dateType === 'time';
    const check = rangeCheck({
      min: textLimit(field.minValue),
      max: textLimit(field.maxValue),
      show: (limit) => show(limit, 'UTC'),
    });
    return (content) => {
      const { start, end } = endsOf(content);
      if (typeof start !== 'string' || typeof end !== 'string') return notADate;
      if (!isCanonical(start) || !isCanonical(end)) return notADate;
      if (end < start && !mayWrap) return endsTooEarly;
      return check(start, start) ?? check(end, end);
    };
  },
  summarise: (content, field, timeZone) => {
    const { isCanonical, show } = formatOf(field);
    const { start, end } = endsOf(content);
    const shown = [start, end].map((one) => (typeof one === 'string' && isCanonical(one) ? show(one, timeZone) : '…'));
    return start === null && end === null ? '' : shown.join(' – ');
  },
  searchText: (content) => {
    const { start, end } = endsOf(content);
    return [start, end].filter((one) => typeof one === 'string').join(' ');
  },
});

function formatOf({ dateType }: FieldConfig): (typeof momentFormats)[DateType] {
  return momentFormats[dateType ?? 'date'];
}

function endsOf(content: Content): { start: Content; end: Content } {
  return isContentRecord(content)
    ? { start: content['start'] ?? null, end: content['end'] ?? null }
    : { start: null, end: null };
}

function readEnd(raw: Content | undefined, field: FieldConfig): Content {
  if (typeof raw !== 'string') return raw ?? null;
  return formatOf(field).read(raw) ?? readLine(raw);
}
