import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { reviewRequested: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly news: 'asked' | 'reminded';
  readonly requesterName: string;
  readonly formName: string;
  readonly number: string;
  readonly message: string | null;
  readonly link: string;
}

export function reviewRequested(params: Params): MailBody {
  const { news, requesterName, formName, number, message, link } = params;
  return {
    subject: sentences[news].subject(formName, number),
    heading: sentences[news].subject(formName, number),
    blocks: [
      paragraph(sentences[news].text(requesterName, formName)),
      facts([labels.form, formName], [labels.number, number]),
      ...(message === null ? [] : [quote(message, requesterName)]),
      button(sentences.action, link),
    ],
    reason: reasons.reviewer,
  };
}
