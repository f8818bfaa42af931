import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { statusCode: sentences, reasons } = mailSentences;

interface Params {
  readonly code: string;
  readonly number: string;
  readonly validMinutes: number;
  readonly link: string;
}

export function statusCode({ code, number, validMinutes, link }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [
      paragraph(sentences.text(number)),
      facts([sentences.code, code]),
      paragraph(sentences.expires(validMinutes)),
      button(sentences.action, link),
    ],
    reason: reasons.statusCode,
  };
}
