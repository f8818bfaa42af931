import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

const longestNumber = 40;

// Parsing a number takes about 10 µs, a form may have many, and every evaluation asks again.
const remembered = new Map<string, PhoneNumber | null>();
const mostRemembered = 1000;

/** Parses a phone number. Without a country code it is a US number. */
export function phoneNumberIn(text: string): PhoneNumber | null {
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
