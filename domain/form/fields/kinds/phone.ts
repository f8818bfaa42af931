import { factsOfText, defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { parseIfText, readLine, contentText } from '#domain/form/fields/kinds/textContent.ts';
import { phoneNumberIn } from '#domain/form/fields/phoneNumberIn.ts';

const notAPhone: CodedProblem = { code: 'mustBePhone' };
/**
 * Content is E.164 (`+12175550123`, plus `;ext=12` for an extension). Numbers without a country code are US numbers.
 */
export const phone = defineKind({
  dataType: 'phone',
  settings: ['default'],
  ...factsOfText,
  requestPosition: 8,
  parse: (raw) => parseIfText(typeof raw === 'number' ? String(raw) : raw, readPhone),
  missing: () => notAPhone,
  checkFor: () => (content) => (typeof content === 'string' && phoneNumberIn(content) ? null : notAPhone),
  summarise: (content) => {
    const number = typeof content === 'string' ? phoneNumberIn(content) : null;
    if (!number) return contentText(content);
    return number.country === 'US' ? number.formatNational() : number.formatInternational();
  },
  searchText: (content) => (typeof content === 'string' ? content.replace(/\D/g, '') : ''),
});

function readPhone(text: string): string | null {
  const line = readLine(text);
  const number = line === null ? null : phoneNumberIn(line);
  if (!number) return line;
  return number.ext ? `${number.number};ext=${number.ext}` : number.number;
}
