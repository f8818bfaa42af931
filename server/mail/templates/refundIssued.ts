import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { refundIssued: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly amount: string;
  readonly link: string;
}

export function refundIssued(params: Params): MailBody {
  const { formName, number, amount, link } = params;
  return {
    subject: sentences.subject(amount, params),
    heading: sentences.heading,
    blocks: [
      paragraph(sentences.text(formName)),
      facts([labels.amount, amount], [labels.number, number]),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
