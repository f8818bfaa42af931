import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';
import { mailSentences } from '#web/messages/mail.ts';

const { accountReopened: sentences, reasons } = mailSentences;

interface Params {
  readonly signInLink: string;
}

export function accountReopened({ signInLink }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), button(sentences.action, signInLink)],
    reason: reasons.account,
  };
}
