import { formatUsd } from '#domain/kernel/money.ts';
import { publicFormWords } from '#messages/filling/publicFormWords.ts';

interface Requested {
  /** flat, calculated, or payerDetermined */
  readonly mode: string;
  readonly amountCents: number;
}

/** Range of recent payments; null if it isn't public. */
export function costRange(lowestCents: number | null, highestCents: number | null): string | null {
  if (lowestCents === null || highestCents === null) return null;
  const [lowest, highest] = [formatUsd(lowestCents), formatUsd(highestCents)];
  return lowest === highest ? lowest : publicFormWords.costBetween(lowest, highest);
}

/** A form's cost, as far as it is known before answering. */
export function costSentence(payments: readonly Requested[]): string {
  const flat = payments.filter(({ mode }) => mode === 'flat').reduce((sum, { amountCents }) => sum + amountCents, 0);
  const modes = new Set(payments.map(({ mode }) => mode));
  const open = [
    ...(modes.has('calculated') ? [publicFormWords.costByAnswers] : []),
    ...(modes.has('payerDetermined') ? [publicFormWords.costByPayer] : []),
  ].join('; ');
  if (open === '') return flat === 0 ? publicFormWords.free : formatUsd(flat);
  return flat === 0 ? open : publicFormWords.costPlus(formatUsd(flat), open);
}
