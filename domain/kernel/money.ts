/** Money is a whole number of cents everywhere; text and decimals exist only at the edges. */
export type Cents = number;

/** A share in millionths: 2.9 % is 29,000. Fine enough for every percentage with four decimals. */
export type PartsPerMillion = number;

/** The largest amount that a form, a formula or a payment may name: 99,999,999.99. */
export const largestAmount: Cents = 9_999_999_999;

const million = 1_000_000;
// Alternatives cannot match the same text twice, so this stays linear; the longest amount written with commas has 14 characters.
const moneyText = /^(-?) ?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Reads what a person types (`$1,234.5`, `12$`, `-3.00`) as cents, whatever dollar signs are in it; null when it is no amount of whole cents. */
export function parseMoney(text: string): Cents | null {
  const match = moneyText.exec(text.replaceAll('$', '').trim());
  if (!match) return null;
  const [, sign = '', grouped = '', fraction = ''] = match;
  const whole = grouped.replaceAll(',', '');
  if (whole === '' && fraction === '') return null;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign === '-' && cents !== 0 ? -cents : cents;
}

/** `$1,234.56`, as people in the United States read it. */
export function formatUsd(cents: Cents): string {
  return usd.format(cents / 100);
}

/** `1234.56`, for inputs, exports and REST: plain digits that parse back. */
export function formatAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The share of an amount, rounded half up to the cent, in integers all the way: no product leaves 2^53. */
export function shareOf(amount: Cents, rate: PartsPerMillion): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount to take a share of: ${amount}`);
  const wholeMillions = Math.floor(amount / million);
  const rest = amount % million;
  return wholeMillions * rate + Math.floor((rest * rate + million / 2) / million);
}
