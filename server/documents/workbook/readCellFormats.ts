import { parseWorkbookXml } from '#server/documents/workbook/parseWorkbookXml.ts';

/** How numbers of a style are shown, as far as it changes what they mean. */
export interface CellFormat {
  readonly isDate: boolean;
  /** a pattern of digits with leading zeros, such as `00000` for ZIP codes */
  readonly digits: string | null;
}

/** The number formats of a workbook's styles, by the place of the style. */
export async function readCellFormats(content: AsyncIterable<string> | null): Promise<readonly CellFormat[]> {
  const patterns = new Map<string, string>();
  const formats: CellFormat[] = [];
  let isOfCells = false;
  await parseWorkbookXml(content, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      if (name === 'numFmt') patterns.set(numFmtId, formatCode);
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(formatOf(patterns.get(numFmtId), Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

/** The numbers of the built-in formats for dates and times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

function formatOf(pattern: string | undefined, id: number): CellFormat {
  if (pattern === undefined) return { isDate: isBuiltInDate(id), digits: null };
  const [first = ''] = pattern.split(';');
  // texts in quotes, escaped characters, and colors or locales in brackets aren't placeholders
  const placeholders = first.replace(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\][]*\]/giu, '');
  if (/[dmyhs]/i.test(placeholders) && !/general/i.test(placeholders)) return { isDate: true, digits: null };
  const digits = first.replaceAll('\\', '').replaceAll('"', '');
  return { isDate: false, digits: /^0[0-]+$/.test(digits) ? digits : null };
}

/** A number as people see it: dates in ISO format, numbers with the 15 digits that spreadsheets keep. */
export function showCellNumber(raw: string, format: CellFormat | undefined, is1904: boolean): string | null {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return null;
  if (format?.isDate) return showDate(value + (is1904 ? daysTo1904 : 0));
  const rounded = Number(value.toPrecision(15));
  if (format?.digits && Number.isInteger(rounded) && rounded >= 0) return padded(String(rounded), format.digits);
  return String(rounded);
}

/** Some spreadsheets count days from 1904 rather than 1900. */
const daysTo1904 = 1462;
const dayMs = 86_400_000;

/** Day 60 is February 29, 1900, which spreadsheets believe in. */
function showDate(serial: number): string | null {
  const days = serial < 60 ? serial + 1 : serial;
  const at = new Date(Date.UTC(1899, 11, 30) + Math.round((days * dayMs) / 1_000) * 1_000);
  if (Number.isNaN(at.getTime()) || serial < 0) return null;
  const [date = '', time = ''] = at.toISOString().slice(0, 16).split('T');
  if (serial < 1) return time;
  return time === '00:00' ? date : `${date} ${time}`;
}

/** Fills a pattern of zeros from its end. */
function padded(digits: string, pattern: string): string {
  const places = pattern.replaceAll('-', '').length;
  const full = digits.padStart(places, '0');
  let at = full.length;
  const shown: string[] = [];
  for (const sign of pattern.split('').toReversed()) {
    if (sign === '-') shown.unshift('-');
    else shown.unshift(full[(at -= 1)] ?? '0');
  }
  return full.slice(0, at) + shown.join('');
}
