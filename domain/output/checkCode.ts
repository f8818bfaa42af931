/** Crockford's alphabet, without letters that look like others. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes per code, enough that codes can't be guessed. */
export const checkCodeBytes = 10;
const length = (checkCodeBytes * 8) / 5;

/** Encodes random bytes as a code for verifying a document. */
export function checkCodeOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length }, (_, place) => letters[Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)]).join(
    '',
  );
}

/** As printed, in groups that can be read aloud. */
export const printedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** Parses a typed or scanned code in any case and grouping; null if it can't be one. */
export function readCheckCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && Array.from(code, (letter) => letters.includes(letter)).every(Boolean) ? code : null;
}

/** The verification page, short enough to type. */
export const checkPath = (code: string): string => `/check/${printedCode(code)}`;
