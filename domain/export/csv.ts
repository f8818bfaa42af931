import type { Cell } from '#domain/export/Cell.ts';
import { formatAmount } from '#domain/kernel/money.ts';

/** What a spreadsheet would treat as a formula, even after whitespace or control characters. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u;
/** control characters some spreadsheets act on even without a formula */
const controlStart = /^[\t\r\n\0]/;

/** Fast path for most values, which need no further check. */
const plainStart = /^[A-Za-z0-9]/;

/** One CSV field. Text from people can never run as a formula; numbers stay numbers. */
export function csvField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return plain(cell);
  const safe = !plainStart.test(cell) && (formulaStart.test(cell) || controlStart.test(cell)) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function plain(cell: Exclude<Cell, null | string>): string {
  if ('number' in cell) return String(cell.number);
  if ('cents' in cell) return formatAmount(cell.cents);
  if ('date' in cell) return cell.date;
  return cell.clock.replace('T', ' ');
}

/** RFC 4180. */
export const csvLine = (fields: readonly Cell[]): string => `${fields.map(csvField).join(',')}\r\n`;

/** Byte order mark. Without it, spreadsheets guess another encoding than UTF-8. */
export const csvByteOrderMark = '\ufeff';
