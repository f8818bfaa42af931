import type { StepEvent } from '#domain/mail/stepNotifications.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { stepNews: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly event: StepEvent;
  readonly stepName: string;
  readonly formName: string;
  readonly number: string;
  readonly teamName: string;
  /** the form author's text; null for the default */
  readonly subject: string | null;
  readonly message: string | null;
  readonly isStaff: boolean;
  readonly link: string;
}

/** A notification that a form's author configured for a step. */
export function stepNews(params: Params): MailBody {
  const { event, stepName, formName, number, teamName, subject, message, isStaff, link } = params;
  return {
    subject: subject ?? sentences[event].subject(formName),
    heading: sentences[event].heading,
    blocks: [
      paragraph(sentences[event].text(stepName, formName)),
      ...(message === null ? [] : [quote(message, teamName)]),
      facts([labels.form, formName], [labels.number, number]),
      button(sentences.action, link),
    ],
    reason: isStaff ? reasons.working : reasons.takingPart,
  };
}
