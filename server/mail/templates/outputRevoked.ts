import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { outputRevoked: ofRevoked, facts: labels, reasons } = mailSentences;

interface Params {
  readonly outputName: string;
  readonly formName: string;
  readonly number: string;
  readonly link: string;
  /** it was revoked before and is valid again */
  readonly isAgain: boolean;
}

export function outputRevoked(params: Params): MailBody {
  const { outputName, formName, number, link, isAgain } = params;
  const sentences = isAgain ? ofRevoked.again : ofRevoked;
  return {
    subject: sentences.subject(outputName),
    heading: sentences.subject(outputName),
    blocks: [
      paragraph(sentences.text(outputName, formName)),
      facts([labels.number, number]),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
