import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { verifyEmail: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
  readonly validHours: number;
}

export function verifyEmail(params: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [
      paragraph(sentences.text),
      button(sentences.action, params.link),
      paragraph(sentences.expires(params.validHours)),
    ],
    reason: reasons.asked,
  };
}
