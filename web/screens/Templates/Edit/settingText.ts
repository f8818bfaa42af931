import type { DateType } from '#domain/form/fields/dateTypes.ts';
import type { KindSpecificSetting } from '#domain/form/fields/fieldSettings.ts';
import { kindOfLimits, kinds, type DataType } from '#domain/form/fields/kinds.ts';
import { formatAmount } from '#domain/kernel/money.ts';
import { dateAndTimeIn, instantAt } from '#domain/kernel/timeZones.ts';

const wholeNumbers: ReadonlySet<KindSpecificSetting> = new Set(['maxLength', 'minNumChecks']);
/** Invalid for every whole-number setting, so that validation rejects it. */
const notWhole = -1;

/** Determines how a field's settings are typed. */
interface TypedField {
  readonly dataType: DataType;
  readonly dateType: DateType | null | undefined;
}

/** Input type of a limit: date, date and time, or text. */
export function limitTypeOf({ dataType, dateType }: TypedField): 'date' | 'datetime-local' | 'text' {
  if (kinds[kindOfLimits(dataType)].stored !== 'moment' || dateType === 'time') return 'text';
  return dateType === 'date_time' ? 'datetime-local' : 'date';
}

const localMoment = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})/;

/**
 * A setting as input text. Money is stored in cents; a date and time is stored as an instant and typed in the
 * user's time zone.
 */
export function textOfSetting(field: TypedField, value: unknown, timeZone: string): string {
  if (kinds[field.dataType].stored === 'cents' && typeof value === 'number') return formatAmount(value);
  if (limitTypeOf(field) === 'datetime-local' && typeof value === 'string') {
    const instant = new Date(value);
    return Number.isNaN(instant.getTime()) ? '' : dateAndTimeIn(instant, timeZone);
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Input text as sent to the server: null if empty, and a number where only numbers are accepted. */
export function settingToSend(
  field: TypedField,
  name: KindSpecificSetting,
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
