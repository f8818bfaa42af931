import { plainId } from '#web/relay/plainId.ts';

export const receiptPath = (paymentId: string, number: string): string =>
  `/payments/${plainId(paymentId)}/receipts/${number}`;

/** The same receipt, which opens the print dialog. */
export const printedReceiptPath = (paymentId: string, number: string): string =>
  `${receiptPath(paymentId, number)}?print`;

export const receiptPdfPath = (paymentId: string, number: string): string => `${receiptPath(paymentId, number)}.pdf`;
