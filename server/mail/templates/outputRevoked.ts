import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { outputRevoked: ofRevoked, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly outputName: string;
  readonly link: string;
  /** the output was revoked earlier and has been reinstated */
  readonly isAgain: boolean;
}

export function outputRevoked(params: Params): MailBody {
  const { outputName, formName, number, link, isAgain } = params;
  const sentences = isAgain ? ofRevoked.again : ofRevoked;
  return {
    subject: sentences.subject(outputName, params),
    heading: sentences.heading(outputName),
    blocks: [
      paragraph(sentences.text(outputName, formName)),
      facts([labels.number, number]),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
