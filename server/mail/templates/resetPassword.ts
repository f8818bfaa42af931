import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { resetPassword: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
  readonly validMinutes: number;
}

export function resetPassword(params: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [
      paragraph(sentences.text),
      button(sentences.action, params.link),
      paragraph(sentences.expires(params.validMinutes)),
    ],
    reason: reasons.asked,
  };
}
