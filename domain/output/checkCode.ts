/** Letters that nobody takes for another one, as Crockford chose them. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** How many bytes of chance are in a code: enough that nobody comes upon one by trying. */
export const checkCodeBytes = 10;
const length = (checkCodeBytes * 8) / 5;

/** The code that a paper is checked by, of that many bytes of chance. */
export function checkCodeOf(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length }, (_, place) => letters[Number.parseInt(bits.slice(place * 5, place * 5 + 5), 2)]).join(
    '',
  );
}

/** As it is printed: in groups that can be read out. */
export const printedCode = (code: string): string => (code.match(/.{1,4}/g) ?? []).join('-');

/** The code that somebody typed or scanned, in any case and however it is grouped; null for what can be none. */
export function readCheckCode(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
  return code.length === length && Array.from(code, (letter) => letters.includes(letter)).every(Boolean) ? code : null;
}

/** Where a paper is checked, short enough to be typed. */
export const checkPath = (code: string): string => `/check/${printedCode(code)}`;
