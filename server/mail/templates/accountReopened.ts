import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { accountReopened: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
}

export function accountReopened({ link }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), button(sentences.action, link)],
    reason: reasons.account,
  };
}
