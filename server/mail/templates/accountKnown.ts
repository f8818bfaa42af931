import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { accountKnown: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
  readonly resetLink: string;
}

/** Somebody wanted an account with an address that has one. Who it was is not told by anybody but the reader. */
export function accountKnown({ link, resetLink }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [
      paragraph(sentences.text),
      button(sentences.action, link),
      paragraph(sentences.forgotten),
      button(sentences.reset, resetLink),
    ],
    reason: reasons.asked,
  };
}
