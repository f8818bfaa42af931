import { isNumber, isWholeNumber, type Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { FormField } from '#domain/form/Form.ts';
import { isCalendarDate, type CalendarDate } from '#domain/kernel/dates.ts';
import type { Cents } from '#domain/kernel/money.ts';
import { dateAndTimeIn } from '#domain/kernel/timeZones.ts';

/**
 * What stands in one place of a table. Numbers, amounts and moments say that they are some, so that a spreadsheet can
 * count with them; all else is text and nothing but text.
 */
export type Cell =
  | null
  | string
  | { readonly number: number }
  | { readonly cents: Cents }
  | { readonly date: CalendarDate }
  /** `yyyy-MM-ddTHH:mm` on the clocks of the team */
  | { readonly clock: string };

export const dayCell = (instant: Date | null, timeZone: string): Cell =>
  instant === null ? null : { clock: dateAndTimeIn(instant, timeZone) };

/** An answer in a table. What is not what its field asks for, as an answer to another version may be, stays text. */
export function answerCell(content: Content, field: FormField, timeZone: string): Cell {
  if (content === null) return null;
  const kind = kinds[field.dataType];
  if (kind.stored === 'cents' && isWholeNumber(content)) return { cents: content };
  if ((kind.stored === 'whole' || kind.stored === 'number') && isNumber(content)) return { number: content };
  if (kind.stored === 'moment' && typeof content === 'string') {
    if (isCalendarDate(content)) return { date: content };
    if ((field.dateType ?? 'date') === 'date_time') {
      const instant = new Date(content);
      if (!Number.isNaN(instant.getTime())) return dayCell(instant, timeZone);
    }
  }
  const text = kind.summarise(content, field, timeZone);
  if (text !== '') return text;
  return typeof content === 'string' ? content : null;
}
