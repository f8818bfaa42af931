import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { reviewRequested: sentences, facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  readonly news: 'asked' | 'reminded';
  readonly requesterName: string;
  readonly message: string | null;
  readonly link: string;
}

export function reviewRequested(params: Params): MailBody {
  const { news, requesterName, formName, number, message, link } = params;
  return {
    subject: sentences[news].subject(params),
    heading: sentences[news].subject(params),
    blocks: [
      paragraph(sentences[news].text(requesterName, formName)),
      facts([labels.form, formName], [labels.number, number]),
      ...(message === null ? [] : [quote(message, requesterName)]),
      button(sentences.action, link),
    ],
    reason: reasons.reviewer,
  };
}
