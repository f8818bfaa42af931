import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { paymentReceipt: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  /** formatted, such as $1,234.50 */
  readonly amount: string;
  readonly paidOn: string;
  readonly confirmationNumber: string;
  readonly link: string;
}

export function paymentReceipt(params: Params): MailBody {
  const { formName, number, amount, paidOn, confirmationNumber, link } = params;
  return {
    subject: sentences.subject(amount, params),
    heading: sentences.heading,
    blocks: [
      paragraph(sentences.text(formName)),
      facts(
        [labels.amount, amount],
        [labels.date, paidOn],
        [labels.confirmation, confirmationNumber],
        [labels.number, number],
      ),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
