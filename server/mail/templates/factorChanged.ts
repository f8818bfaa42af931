import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { factorChanged: sentences, reasons } = mailSentences;

export type FactorChange = keyof typeof sentences.changes;

interface Params {
  readonly change: FactorChange;
  readonly link: string;
}

/** Sent after a change to the account's second factors, or the use of a recovery code. */
export function factorChanged({ change, link }: Params): MailBody {
  const { subject, text } = sentences.changes[change];
  return {
    subject,
    heading: subject,
    blocks: [paragraph(text), paragraph(sentences.notYou), button(sentences.action, link)],
    reason: reasons.account,
  };
}
