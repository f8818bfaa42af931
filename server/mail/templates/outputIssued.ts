import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { outputIssued: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly outputName: string;
  readonly validUntil: string | null;
  /** it was issued when the submission was completed */
  readonly isComplete: boolean;
  readonly link: string;
}

export function outputIssued(params: Params): MailBody {
  const { outputName, formName, number, validUntil, isComplete, link } = params;
  return {
    subject: sentences.subject(outputName, params),
    heading: sentences.heading(outputName),
    blocks: [
      paragraph(sentences.text(outputName, formName)),
      ...(isComplete ? [paragraph(sentences.complete)] : []),
      facts([labels.number, number], ...(validUntil === null ? [] : [[labels.validUntil, validUntil] as const])),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
