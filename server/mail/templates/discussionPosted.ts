import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, quote, type MailBody } from '#server/mail/mailContent.ts';

const { discussionPosted: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly authorName: string;
  readonly formName: string;
  readonly number: string;
  readonly message: string;
  readonly link: string;
}

export function discussionPosted(params: Params): MailBody {
  const { authorName, formName, number, message, link } = params;
  return {
    subject: sentences.subject(formName, number),
    heading: sentences.heading,
    blocks: [
      facts([labels.form, formName], [labels.number, number]),
      quote(message, authorName),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
