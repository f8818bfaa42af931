import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, quote, type MailBody } from '#server/mail/mailContent.ts';

const { discussionPosted: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly news: 'posted' | 'changesRequested';
  readonly authorName: string;
  readonly message: string;
  readonly link: string;
}

export function discussionPosted(params: Params): MailBody {
  const { news, authorName, formName, number, message, link } = params;
  return {
    subject: sentences[news].subject(params),
    heading: sentences[news].heading,
    blocks: [
      facts([labels.form, formName], [labels.number, number]),
      quote(message, authorName),
      button(sentences.action, link),
    ],
    reason: reasons.takingPart,
  };
}
