import type { StepEvent } from '#domain/mail/stepNotifications.ts';
import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, link as smallLink, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { stepNews: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly event: StepEvent;
  readonly stepName: string;
  readonly teamName: string;
  /** written by the form's author; null for the default */
  readonly subject: string | null;
  readonly message: string | null;
  readonly isStaff: boolean;
  readonly link: string;
  /** for applicants: shows the status without signing in */
  readonly statusLink?: string;
}

/** A step notification that the form's author set up. */
export function stepNews(params: Params): MailBody {
  const { event, stepName, formName, number, teamName, subject, message, isStaff, link, statusLink } = params;
  return {
    subject: subject === null ? sentences[event].subject(params, stepName) : sentences.own(subject, params),
    heading: sentences[event].heading(stepName),
    blocks: [
      paragraph(sentences[event].text(stepName, formName)),
      ...(message === null ? [] : [quote(message, teamName)]),
      facts([labels.form, formName], [labels.number, number]),
      button(sentences.action, link),
      ...(statusLink === undefined ? [] : [smallLink(mailSentences.checkStatus, statusLink)]),
    ],
    reason: isStaff ? reasons.working : reasons.takingPart,
  };
}
