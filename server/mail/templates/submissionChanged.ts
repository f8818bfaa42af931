import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, link as smallLink, quote, type MailBody } from '#server/mail/mailContent.ts';

const { submissionChanged: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly change: keyof typeof sentences.changes;
  /** says what happened instead of the change's own words, such as an amount */
  readonly headline?: string;
  readonly message: string | null;
  readonly link: string;
  /** for applicants: shows the status without signing in */
  readonly statusLink?: string;
}

export function submissionChanged(params: Params): MailBody {
  const { change, headline = sentences.changes[change], formName, number, message, link, statusLink } = params;
  return {
    subject: sentences.subject(params, headline),
    heading: headline,
    blocks: [
      facts([labels.form, formName], [labels.number, number]),
      ...(message === null ? [] : [quote(message, null)]),
      button(sentences.action, link),
      ...(statusLink === undefined ? [] : [smallLink(mailSentences.checkStatus, statusLink)]),
    ],
    reason: reasons.takingPart,
  };
}
