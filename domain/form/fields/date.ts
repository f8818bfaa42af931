import { z } from 'zod';
import { defineKind, type DateType, type FieldConfig, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { momentFormats } from '#domain/form/fields/moments.ts';
import { rangeCheck, textLimit } from '#domain/form/fields/ranges.ts';
import { readIfText, readLine } from '#domain/form/fields/writtenText.ts';

const notADate: Flaw = { code: 'mustBeDate' };

export const date = defineKind({
  dataType: 'date',
  settings: ['dateType', 'minValue', 'maxValue'],
  schema: z.string().refine((text) => Object.values(momentFormats).some((format) => format.isCanonical(text))),
  parse: (raw, field) => readIfText(raw, (text) => formatOf(field).read(text) ?? readLine(text)),
  missing: () => notADate,
  checkFor: (field) => {
    const { isCanonical, show } = formatOf(field);
    const check = rangeCheck({
      min: textLimit(field.minValue),
      max: textLimit(field.maxValue),
      show: (limit) => show(limit, 'UTC'),
    });
    return (content) => (typeof content === 'string' && isCanonical(content) ? check(content, content) : notADate);
  },
  summarise: (content, field, timeZone) => {
    const { isCanonical, show } = formatOf(field);
    return typeof content === 'string' && isCanonical(content) ? show(content, timeZone) : '';
  },
  searchText: (content) => (typeof content === 'string' ? content.toLowerCase() : ''),
});

function formatOf({ dateType }: FieldConfig): (typeof momentFormats)[DateType] {
  return momentFormats[dateType ?? 'date'];
}
