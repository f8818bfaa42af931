import { isNumber, isWholeNumber, type Content } from '#domain/form/Content.ts';
import type { FieldConfig } from '#domain/form/fields/FieldConfig.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { isCalendarDate, type CalendarDate } from '#domain/kernel/dates.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { dateAndTimeIn } from '#domain/kernel/timeZones.ts';

/**
 * One cell of a table. Numbers, amounts, and times are typed so that spreadsheets can calculate with them; everything
 * else is plain text.
 */
export type Cell =
  | null
  | string
  | { readonly number: number }
  | { readonly cents: Cents }
  | { readonly date: CalendarDate }
  /** `yyyy-MM-ddTHH:mm` in the team's time zone */
  | { readonly clock: string };

export const dateTimeCell = (instant: Date | null, timeZone: string): Cell =>
  instant === null ? null : { clock: dateAndTimeIn(instant, timeZone) };

/** An answer as a cell. An answer that doesn't fit its field's type, as from another version, stays text. */
export function answerCell(content: Content, field: FieldConfig, timeZone: string): Cell {
  if (content === null) return null;
  const kind = kinds[field.dataType];
  if (kind.stored === 'cents' && isWholeNumber(content)) return { cents: content };
  if ((kind.stored === 'whole' || kind.stored === 'number') && isNumber(content)) return { number: content };
  if (kind.stored === 'moment' && typeof content === 'string') {
    if (isCalendarDate(content)) return { date: content };
    if ((field.dateType ?? 'date') === 'date_time') {
      const instant = new Date(content);
      if (!Number.isNaN(instant.getTime())) return dateTimeCell(instant, timeZone);
    }
  }
  const text = kind.summarise(content, field, timeZone);
  if (text !== '') return text;
  return typeof content === 'string' ? content : null;
}
