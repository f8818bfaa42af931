import type { StuckRefundState } from '#domain/payment/paymentIssues.ts';

const troubles: readonly StuckRefundState[] = ['requested', 'approved', 'failed'];

export const toRefundTrouble = (state: string | null | undefined): StuckRefundState | null =>
  troubles.find((trouble) => trouble === state) ?? null;
