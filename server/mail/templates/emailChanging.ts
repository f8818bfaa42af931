import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { emailChanging: sentences, reasons } = mailSentences;

interface Params {
  readonly resetLink: string;
}

/** To the current address after a change to another one was requested. */
export function emailChanging({ resetLink }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), paragraph(sentences.notYou), button(sentences.action, resetLink)],
    reason: reasons.account,
  };
}
