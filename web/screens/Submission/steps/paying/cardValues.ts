import type { PayerMethod } from '#domain/payment/browserPayments.ts';
import type { Problem } from '#domain/kernel/refusal.ts';

export interface CardValues {
  readonly [name: string]: string;
  readonly holder: string;
  readonly number: string;
  readonly expiry: string;
  readonly verification: string;
}

export const emptyCard: CardValues = { holder: '', number: '', expiry: '', verification: '' };

const expiryPattern = /^\s*(\d{1,2})\s*[/ -]\s*(\d{2}|\d{4})\s*$/;

/** What stands on the card, as the provider takes it. */
export function cardOf({ holder, number, expiry, verification }: CardValues): PayerMethod {
  const [, month = '', year = ''] = expiryPattern.exec(expiry) ?? [];
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
  const blank = (['holder', 'number', 'expiry', 'verification'] as const).filter((name) => values[name].trim() === '');
  const problems: Problem[] = blank.map((path) => ({ path, code: 'blank' }));
  if (!blank.includes('expiry') && !expiryPattern.test(values.expiry)) {
    problems.push({ path: 'expiry', code: 'mustBeDate' });
  }
  return problems;
}
