import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { OwnSetting } from '#domain/form/fields/fieldSettings.ts';
import { kindOfLimits, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { formatAmount } from '#domain/kernel/money.ts';
import { dateAndTimeIn, instantAt } from '#domain/kernel/timeZones.ts';

const wholeNumbers: ReadonlySet<OwnSetting> = new Set(['maxLength', 'minNumChecks']);
/** No setting that is a whole number takes it, so the rules say what is wrong. */
const notWhole = -1;

/** What decides how the settings of a field are typed. */
interface TypedField {
  readonly dataType: DataType;
  readonly dateType: DateType | null | undefined;
}

/** How a limit is typed: as a day, as a day with a time of day, or as any other text. */
export function limitTypeOf({ dataType, dateType }: TypedField): 'date' | 'datetime-local' | 'text' {
  if (kinds[kindOfLimits(dataType)].stored !== 'moment' || dateType === 'time') return 'text';
  return dateType === 'date_time' ? 'datetime-local' : 'date';
}

const localMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/** A setting as it is typed. Money is kept in cents, a date and time as an instant, which is typed on one's own clock. */
export function textOfSetting(field: TypedField, value: unknown, timeZone: string): string {
  if (kinds[field.dataType].stored === 'cents' && typeof value === 'number') return formatAmount(value);
  if (limitTypeOf(field) === 'datetime-local' && typeof value === 'string') {
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? '' : dateAndTimeIn(instant, timeZone);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What was typed, as it is sent: nothing for nothing, and numbers where the door takes only those. */
export function settingToSend(
  field: TypedField,
  name: OwnSetting,
  text: string,
  timeZone: string,
): string | number | null {
  if (wholeNumbers.has(name)) return wholeNumberToSend(text);
  const [, date, clock] = (limitTypeOf(field) === 'datetime-local' ? localMoment.exec(text) : null) ?? [];
  if (date !== undefined && clock !== undefined) return instantAt(date, clock, timeZone).toISOString();
  return text.trim() || null;
}

export function wholeNumberToSend(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : notWhole;
}
