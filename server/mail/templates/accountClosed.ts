import { paragraph, type MailBody } from '#server/mail/mailContent.ts';
import { mailSentences } from '#web/messages/mail.ts';

const { accountClosed: sentences, reasons } = mailSentences;

/** To whoever had the account: by themselves, or by an operator. */
export function accountClosed(_params: object): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), paragraph(sentences.notYou)],
    reason: reasons.account,
  };
}
