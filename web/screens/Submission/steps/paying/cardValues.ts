import type { Problem } from '#domain/kernel/refusal.ts';
import type { PayerMethod } from '#domain/payment/browserPayments.ts';

export interface CardValues {
  readonly [name: string]: string;
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly verification: string;
}

export const emptyCard: CardValues = { holder: '', number: '', expiry: '', verification: '' };

const expiryPattern = /^(\d{1,2})(?:\s*[/-]\s*|\s+)(\d{2}|\d{4})$/;

/** Groups the number as printed on the card. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 19);
  const sizes = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const groups: string[] = [];
  let rest = digits;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return groups.join(' ');
}

/** Inserts the slash after the month, and removes it on backspace. */
export function formatCardExpiry(typed: string, before: string): string {
  if (typed.length < before.length || /[^\d]/.test(typed)) return typed.replace('//', '/');
  const digits = typed.length === 1 && Number(typed) > 1 ? `0${typed}` : typed;
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}/${digits.slice(2, 6)}`;
}

/** Card details in the provider's format. */
export function cardPaymentMethod({ holder, number, expiry, verification }: CardValues): PayerMethod {
  const [, month = '', year = ''] = expiryPattern.exec(expiry.trim()) ?? [];
  return {
    type: 'card',
    holder: holder.trim(),
    number: number.replace(/\D/g, ''),
    expiryMonth: month.padStart(2, '0'),
    expiryYear: year.length === 2 ? `20${year}` : year,
    verification: verification.trim(),
  };
}

export function cardProblems(values: CardValues): readonly Problem[] {
  const isBlank = (path: string): boolean => values[path]?.trim() === '';
  const blank = (path: string): readonly Problem[] => (isBlank(path) ? [{ path, code: 'blank' }] : []);
  const expiry: readonly Problem[] = expiryPattern.test(values.expiry)
    ? []
    : [{ path: 'expiry', code: 'cardExpiryMissing' }];
  return [...blank('holder'), ...blank('number'), ...expiry, ...blank('verification')];
}
