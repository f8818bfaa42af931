import { groupThousands } from '#domain/kernel/groupThousands.ts';

/** Money is whole cents everywhere. Text and decimals only exist at the boundaries. */
export type Cents = number;

/** A share in millionths: 2.9% is 29,000. Exact for percentages with up to four decimals. */
export type PartsPerMillion = number;

/** The largest amount for forms, formulas, and payments: 99,999,999.99. */
export const maxAmount: Cents = 9_999_999_999;

const million = 1_000_000;
// The alternatives never match the same text, so matching takes linear time.
const moneyText = /^(-?) ?(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d{0,2}))?$/;

/**
 * Parses typed amounts (`$1,234.5`, `12$`, `-3.00`) as cents, ignoring dollar signs. Null if it isn't an amount in
 * whole cents.
 */
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

/** `$1,234.56` */
export function formatUsd(cents: Cents): string {
  const [whole = '', fraction = ''] = formatAmount(Math.round(Math.abs(cents))).split('.');
  return `${cents < 0 ? '-' : ''}$${groupThousands(whole)}.${fraction}`;
}

/** `1234.56`, for inputs, exports, and REST: plain digits that parse back. */
export function formatAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A share of an amount, rounded half up to the cent. Uses only integers, and no product exceeds 2^53. */
export function shareOf(amount: Cents, rate: PartsPerMillion): Cents {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`not an amount to take a share of: ${amount}`);
  const wholeMillions = Math.floor(amount / million);
  const rest = amount % million;
  return wholeMillions * rate + Math.floor((rest * rate + million / 2) / million);
}
