import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { renewalReminder: sentences, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly outputName: string;
  readonly expiresOn: string;
  readonly expired: boolean;
  readonly link: string;
}

export function renewalReminder(params: Params): MailBody {
  const { outputName, expiresOn, expired, link } = params;
  return {
    subject: sentences.subject(outputName, params),
    heading: sentences.heading(outputName),
    blocks: [
      paragraph((expired ? sentences.expired : sentences.text)(outputName, expiresOn)),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
