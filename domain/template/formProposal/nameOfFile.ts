import { oneLine } from '#domain/kernel/text.ts';
import { labelOfWords, wordsOfName } from '#domain/template/formProposal/fieldNames.ts';

/** As long as a name is useful in lists. */
const mostOfName = 120;
/** Titles that programs make up. */
const madeUp = /\.(?:docx?|pdf|xlsx?|indd|rtf|odt)\b|\bmicrosoft\b|\buntitled\b|\bdocument ?\d*$|^book ?\d*$/i;

/** What a form is called: the title that the file has, or else the name of the file in words. */
export function nameOfFile(title: string | null, fileName: string): string {
  const given = oneLine(title ?? '');
  if (given !== '' && !madeUp.test(given)) return given.slice(0, mostOfName);
  const dot = fileName.lastIndexOf('.');
  return labelOfWords(wordsOfName(dot > 0 ? fileName.slice(0, dot) : fileName)).slice(0, mostOfName);
}
