import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { Check, FieldShape, CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { rangeCheck } from '#domain/form/fields/kinds/rangeCheck.ts';
import { parseTimeOfDay, formatTimeOfDay } from '#domain/form/fields/kinds/timeOfDay.ts';
import { isCalendarDate, parseDateInput } from '#domain/kernel/dates.ts';
import { formatDate, formatInstant } from '#domain/kernel/instants.ts';

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const zonedInstant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

interface MomentFormat {
  /** canonical text, or null if it can't be parsed */
  readonly read: (text: string) => string | null;
  readonly isCanonical: (text: string) => boolean;
  readonly show: (moment: string, timeZone: string) => string;
}

/**
 * Calendar dates are `yyyy-MM-dd`, times of day `HH:mm`, and instants ISO text in UTC, so that text order is time order
 * within a type. A date and time without a zone is rejected, because only its author knows which zone was meant.
 */
const momentFormats: Record<DateType, MomentFormat> = {
  date: {
    read: parseDateInput,
    isCanonical: isCalendarDate,
    show: formatDate,
  },
  time: {
    read: parseTimeOfDay,
    isCanonical: (text) => clock.test(text),
    show: formatTimeOfDay,
  },
  date_time: {
    read: readInstant,
    isCanonical: (text) => readInstant(text) === text,
    show: (moment, timeZone) => formatInstant(new Date(moment), timeZone),
  },
};

export function dateTimeFormatOf({ dateType }: FieldShape): MomentFormat {
  return momentFormats[dateType ?? 'date'];
}

const notADate: CodedProblem = { code: 'mustBeDate' };

/** Prepares the check of one date or time, which may be an end of a range. */
export function dateTimeCheck(field: FieldShape): Check {
  const { isCanonical, show } = dateTimeFormatOf(field);
  return rangeCheck({
    is: (content): content is string => typeof content === 'string' && isCanonical(content),
    otherwise: notADate,
    min: field.minValue,
    max: field.maxValue,
    show: (limit) => show(limit, 'UTC'),
  });
}

function readInstant(text: string): string | null {
  const trimmed = text.trim();
  const match = zonedInstant.exec(trimmed);
  const ms = Date.parse(trimmed);
  // Date.parse reads February 30 as March 2.
  if (!match?.[1] || !isCalendarDate(match[1]) || Number.isNaN(ms)) return null;
  const instant = new Date(ms).toISOString();
  return instant.length === 24 ? instant : null;
}
