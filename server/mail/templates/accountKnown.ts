import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { accountKnown: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
  readonly resetLink: string;
}

/** Someone tried to sign up with an address that already has an account. Only its owner is told. */
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
