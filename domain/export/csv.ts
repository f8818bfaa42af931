import type { Cell } from '#domain/export/Cell.ts';
import { formatAmount } from '#domain/kernel/money.ts';

/** What a spreadsheet would take for a formula; whatever blank or control character stands before it does not help. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u;
/** what some of them take for more than a blank even where nothing follows */
const controlStart = /^[\t\r\n\0]/;

/** As nearly everything begins: then nothing of that has to be looked for. */
const plainStart = /^[A-Za-z0-9]/;

/** One field of a CSV line. What a person wrote is never calculated by whoever opens the file; numbers stay numbers. */
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

/** A spreadsheet takes a file without this mark for another alphabet. */
export const csvMark = '\ufeff';
