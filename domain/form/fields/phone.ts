import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { defineKind, type Flaw } from '#domain/form/fields/FieldKind.ts';
import { readIfText, readLine, shownText } from '#domain/form/fields/writtenText.ts';

const notAPhone: Flaw = { code: 'mustBePhone' };
const longestNumber = 40;

// Reading a number costs some 10 µs, a form may hold many, and each pass asks again.
const remembered = new Map<string, PhoneNumber | null>();
const mostRemembered = 1000;

/** Content is E.164 (`+12175550123`, with `;ext=12` for an extension); numbers without a country are from the US. */
export const phone = defineKind({
  dataType: 'phone',
  settings: ['default'],
  parse: (raw) => readIfText(typeof raw === 'number' ? String(raw) : raw, readPhone),
  missing: () => notAPhone,
  checkFor: () => (content) => (typeof content === 'string' && numberIn(content) ? null : notAPhone),
  summarise: (content) => {
    const number = typeof content === 'string' ? numberIn(content) : null;
    if (!number) return shownText(content);
    return number.country === 'US' ? number.formatNational() : number.formatInternational();
  },
  searchText: (content) => (typeof content === 'string' ? content.replace(/\D/g, '') : ''),
});

function readPhone(text: string): string | null {
  const line = readLine(text);
  const number = line === null ? null : numberIn(line);
  if (!number) return line;
  return number.ext ? `${number.number};ext=${number.ext}` : number.number;
}

function numberIn(text: string): PhoneNumber | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const number = readNumber(text);
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(text, number);
  return number;
}

function readNumber(text: string): PhoneNumber | null {
  if (text.length > longestNumber) return null;
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  return number?.isValid() ? number : null;
}
