import { isUtf8 } from 'node:buffer';

/**
 * Text as UTF-8. Spreadsheets also save CSV in UTF-16 (“Unicode text”) and, as the default in the United States, in
 * Windows-1252, in which every byte is a character: so text that isn't UTF-8 is read as that.
 */
export function decodeCsv(bytes: Uint8Array): Uint8Array {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : isUtf8(bytes)
          ? null
          : 'windows-1252';
  return encoding === null ? bytes : Buffer.from(new TextDecoder(encoding).decode(bytes));
}

const delimiters = [',', ';', '\t'] as const;
/** Longer than any line of headings that is accepted. */
const mostOfHeadings = 100_000;

/** What separates the headings in the first line: a comma, unless there are more semicolons or tabs outside quotes. */
export function delimiterOf(text: Uint8Array): string {
  const start = Buffer.from(text.buffer, text.byteOffset, Math.min(text.length, mostOfHeadings)).toString();
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const character of start) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') {
      // empty lines before the headings are skipped
      if (counts.size > 0) break;
    } else counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const countOf = (delimiter: string): number => counts.get(delimiter) ?? 0;
  return delimiters.reduce((best, each) => (countOf(each) > countOf(best) ? each : best));
}
