import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { claimAccount: sentences, reasons } = mailSentences;

interface Params {
  readonly link: string;
  readonly validDays: number;
}

/** For someone who was invited before, and now signs up without the invitation. */
export function claimAccount({ link, validDays }: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), button(sentences.action, link), paragraph(sentences.expires(validDays))],
    reason: reasons.asked,
  };
}
