import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { outputIssued: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly outputName: string;
  readonly formName: string;
  readonly number: string;
  readonly validUntil: string | null;
  readonly link: string;
}

export function outputIssued(params: Params): MailBody {
  const { outputName, formName, number, validUntil, link } = params;
  return {
    subject: sentences.subject(outputName),
    heading: sentences.subject(outputName),
    blocks: [
      paragraph(sentences.text(outputName, formName)),
      facts([labels.number, number], ...(validUntil === null ? [] : [[labels.validUntil, validUntil] as const])),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
