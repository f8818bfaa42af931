import type { RefundTrouble } from '#domain/payment/misfits.ts';

const troubles: readonly RefundTrouble[] = ['requested', 'approved', 'failed'];

export const refundTroubleOf = (state: string | null | undefined): RefundTrouble | null =>
  troubles.find((trouble) => trouble === state) ?? null;
