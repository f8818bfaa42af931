import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { accountClosed: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
}

/** To the former owner, whether they closed the account or an operator did. */
export function accountClosed({ link }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), paragraph(sentences.notYou), button(sentences.action, link)],
    reason: reasons.account,
  };
}
