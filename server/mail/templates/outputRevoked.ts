import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';
import { mailSentences } from '#web/messages/mail.ts';

const { outputRevoked: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly outputName: string;
  readonly formName: string;
  readonly number: string;
  readonly link: string;
}

export function outputRevoked(params: Params): MailBody {
  const { outputName, formName, number, link } = params;
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
