import { entityContent, showEntityValue, type EntityValueField } from '#domain/entity/entityValue.ts';
import type { Cell } from '#domain/export/Cell.ts';
import { isNumber, isWholeNumber } from '#domain/form/Content.ts';
import { isCalendarDate } from '#domain/kernel/dates.ts';

/** A value of an entity as a cell. */
export function entityCell(value: string | null, field: EntityValueField): Cell {
  const content = entityContent(value, field);
  if (content === null) return null;
  if (field.dataType === 'money' && isWholeNumber(content)) return { cents: content };
  if (isNumber(content)) return { number: content };
  if (field.dataType === 'date' && typeof content === 'string' && isCalendarDate(content)) return { date: content };
  return showEntityValue(value, field);
}
