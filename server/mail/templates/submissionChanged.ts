import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, link as smallLink, quote, type MailBody } from '#server/mail/mailContent.ts';

const { submissionChanged: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly change: keyof typeof sentences.changes;
  readonly formName: string;
  readonly number: string;
  readonly message: string | null;
  readonly link: string;
  /** for applicants: shows the status without signing in */
  readonly statusLink?: string;
}

export function submissionChanged(params: Params): MailBody {
  const { change, formName, number, message, link, statusLink } = params;
  return {
    subject: sentences.subject(formName, number, sentences.changes[change]),
    heading: sentences.changes[change],
    blocks: [
      facts([labels.form, formName], [labels.number, number]),
      ...(message === null ? [] : [quote(message, null)]),
      button(sentences.action, link),
      ...(statusLink === undefined ? [] : [smallLink(mailSentences.checkStatus, statusLink)]),
    ],
    reason: reasons.takingPart,
  };
}
