import { formatUsd } from '#domain/kernel/money.ts';
import { amountAfterRefunds, type Receipt, type ReceiptLine } from '#domain/payment/receipts.ts';

/** Receipts, as a page and as a PDF. */
export const receiptWords = {
  title: 'Receipt',
  documentTitle: (form: string, number: string) => `Receipt: ${form} #${number}`,
  number: 'Receipt number',
  payer: 'Paid by',
  applicant: 'Applicant',
  recordedBy: 'Recorded by',
  method: 'Payment method',
  form: 'Form',
  submission: 'Submission number',
  paidOn: (date: string) => `Paid ${date}`,
  lines: { fee: 'Payment', processingFee: 'Processing fee', platformFee: 'Platform fee' },
  amounts: 'Amounts',
  total: 'Total paid',
  refundedOn: (date: string) => `Refunded ${date}`,
  afterRefunds: 'Total after refunds',
  refunded: 'This payment was refunded in full.',
  removedOn: (date: string) => `This payment was removed on ${date}. The receipt is no longer valid.`,
  questions: (team: string) => `Questions? Contact ${team}.`,
  questionsTo: 'Questions? Email',
  print: 'Print receipt',
  download: 'Download PDF',
  back: 'Back to the submission',
} as const;

/** Receipts show the day in the team's time zone. */
export const receiptDate = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(at);

type Method = Pick<Receipt, 'method' | 'lastDigits' | 'checkNumber'>;

function methodText({ method, lastDigits, checkNumber }: Method): string {
  switch (method) {
    case 'card':
      return lastDigits === null ? 'Card' : `Card ending in ${lastDigits}`;
    case 'us_bank_account':
      return lastDigits === null ? 'Bank account' : `Bank account ending in ${lastDigits}`;
    case 'cash':
      return 'Cash';
    case 'check':
      return checkNumber === null ? 'Check' : `Check number ${checkNumber}`;
  }
}

/** What a receipt says about the submission it belongs to. */
export interface ReceiptContext {
  readonly formName: string;
  readonly submissionNumber: string;
  /** the step or the request that the payment is for */
  readonly purpose: string;
  /** the primary applicant */
  readonly applicant: string | null;
  /** the answer that identifies the submission, or its first address */
  readonly subject: { readonly label: string; readonly text: string } | null;
  readonly timeZone: string;
}

type Line = readonly [label: string, text: string];

/** Who paid, how, and for what. */
export function receiptFacts(
  receipt: Method & Pick<Receipt, 'number' | 'payer' | 'recordedBy'>,
  { formName, submissionNumber, applicant, subject }: ReceiptContext,
): Line[] {
  const { payer, recordedBy, number } = receipt;
  return [
    ...(payer === null ? [] : [[receiptWords.payer, payer] as const]),
    ...(payer === null && applicant !== null ? [[receiptWords.applicant, applicant] as const] : []),
    [receiptWords.method, methodText(receipt)],
    ...(recordedBy === null ? [] : [[receiptWords.recordedBy, recordedBy] as const]),
    [receiptWords.form, formName],
    [receiptWords.submission, submissionNumber],
    ...(subject === null ? [] : [[subject.label, subject.text] as const]),
    [receiptWords.number, number],
  ];
}

/** The first line names what was paid for. */
const lineLabel = ({ kind }: ReceiptLine, purpose: string): string =>
  kind === 'fee' && purpose !== '' ? purpose : receiptWords.lines[kind];

interface ReceiptAmounts {
  readonly lines: Line[];
  readonly total: Line;
  /** refunds and what is left; empty without refunds */
  readonly refunds: Line[];
}

export function receiptAmounts(
  receipt: Pick<Receipt, 'lines' | 'total' | 'refunds'>,
  { purpose, timeZone }: Pick<ReceiptContext, 'purpose' | 'timeZone'>,
): ReceiptAmounts {
  const { lines, total, refunds } = receipt;
  return {
    lines: lines.map((line) => [lineLabel(line, purpose), formatUsd(line.amount)]),
    total: [receiptWords.total, formatUsd(total)],
    refunds:
      refunds.length === 0
        ? []
        : [
            ...refunds.map(({ at, amount }): Line => [
              receiptWords.refundedOn(receiptDate(at, timeZone)),
              `−${formatUsd(amount)}`,
            ]),
            [receiptWords.afterRefunds, formatUsd(amountAfterRefunds(receipt))],
          ],
  };
}

/** Why a receipt isn't what it was, or null. */
export function receiptNotice(
  receipt: Pick<Receipt, 'total' | 'refunds' | 'removedAt'>,
  timeZone: string,
): string | null {
  if (receipt.removedAt !== null) return receiptWords.removedOn(receiptDate(receipt.removedAt, timeZone));
  return receipt.refunds.length > 0 && amountAfterRefunds(receipt) === 0 ? receiptWords.refunded : null;
}
