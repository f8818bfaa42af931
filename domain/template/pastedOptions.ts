import { oneLine } from '#domain/kernel/text.ts';
import type { ImportedOption } from '#domain/template/readOptionsFile.ts';

/**
 * Options from pasted text, one per line. Text copied from a spreadsheet has a tab between the name and its numeric
 * value; an invalid number stays in the name, where people notice it.
 */
export function pastedOptions(text: string): readonly ImportedOption[] {
  return text
    .split(/\r\n|[\r\n]/)
    .filter((line) => oneLine(line) !== '')
    .map((line) => {
      const lastTab = line.trimEnd().lastIndexOf('\t');
      const [name, number] = [line.slice(0, Math.max(0, lastTab)), line.slice(lastTab + 1).trim()];
      if (oneLine(name) !== '' && /^-?\d+(?:\.\d+)?$/.test(number))
        return { name: oneLine(name), numericValue: Number(number) };
      return { name: oneLine(line), numericValue: null };
    });
}
