import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { stepAssigned: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  /** the reason for the email */
  readonly news: 'assigned' | 'ready' | 'overdue';
  readonly stepName: string;
  readonly formName: string;
  readonly number: string;
  /** formatted; null if nothing is due */
  readonly due: string | null;
  readonly link: string;
}

export function stepAssigned(params: Params): MailBody {
  const { news, stepName, formName, number, due, link } = params;
  const { subject, heading, text } = sentences[news];
  return {
    subject: subject(formName),
    heading,
    blocks: [
      paragraph(text(stepName, formName)),
      facts([labels.form, formName], [labels.number, number], ...(due === null ? [] : [[labels.due, due] as const])),
      button(sentences.action, link),
    ],
    reason: reasons.task,
  };
}
