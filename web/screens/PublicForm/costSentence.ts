import { formatUsd } from '#domain/kernel/money.ts';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';

interface Asked {
  /** flat, calculated by a formula, or payerDetermined */
  readonly mode: string;
  readonly amountCents: number;
}

/** What was paid lately, from the least to the most; null where nobody is told. */
export function costRange(lowestCents: number | null, highestCents: number | null): string | null {
  if (lowestCents === null || highestCents === null) return null;
  const [lowest, highest] = [formatUsd(lowestCents), formatUsd(highestCents)];
  return lowest === highest ? lowest : publicFormWords.costBetween(lowest, highest);
}

/** What a form costs, as far as it can be known before anything is answered. */
export function costSentence(payments: readonly Asked[]): string {
  const flat = payments.filter(({ mode }) => mode === 'flat').reduce((sum, { amountCents }) => sum + amountCents, 0);
  const modes = new Set(payments.map(({ mode }) => mode));
  const open = [
    ...(modes.has('calculated') ? [publicFormWords.costByAnswers] : []),
    ...(modes.has('payerDetermined') ? [publicFormWords.costByPayer] : []),
  ].join('; ');
  if (open === '') return flat === 0 ? publicFormWords.free : formatUsd(flat);
  return flat === 0 ? open : publicFormWords.costPlus(formatUsd(flat), open);
}
