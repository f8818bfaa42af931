import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { passwordChanged: sentences, reasons } = mailSentences;

interface Params {
  readonly resetLink: string;
}

export function passwordChanged(params: Params): MailBody {
  return {
    subject: sentences.subject,
    heading: sentences.subject,
    blocks: [paragraph(sentences.text), paragraph(sentences.notYou), button(sentences.action, params.resetLink)],
    reason: reasons.account,
  };
}
