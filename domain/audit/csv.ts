/** What a spreadsheet would take for a formula; whatever blank or control character stands before it does not help. */
const formulaStart = /^[\s\p{Cc}]*[=+\-@\uff0b\uff0d\uff1d\uff20]/u;

/** One field of a CSV line. What a person chose is never calculated by whoever opens the file. */
export function csvField(text: string | null): string {
  if (text === null) return '';
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const csvLine = (fields: readonly (string | null)[]): string => `${fields.map(csvField).join(',')}\r\n`;
