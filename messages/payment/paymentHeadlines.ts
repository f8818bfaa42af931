import type { AmountToPay } from '#domain/submission/whatNext.ts';
import { payTask } from '#messages/submission/whatNextSentence.ts';

const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** What happened to a payment: headings of emails, and the start of their subjects. Amounts are formatted. */
export const paymentHeadlines = {
  /** staff may record a check without an amount */
  received: (amount: string) => (amount === '$0.00' ? 'A payment was received' : `A payment of ${amount} was received`),
  failed: (amount: string) => `A payment of ${amount} didn’t go through`,
  dueAgain: (amount: string) => `A payment of ${amount} is due again`,
  reminder: (amount: AmountToPay | null, stepName: string, office: string) =>
    `Reminder to ${lowered(payTask({ stepName: stepName || null, office, amount }))}`,
  verifyBank: (amount: string) => `Confirm your bank account to pay ${amount}`,
} as const;
