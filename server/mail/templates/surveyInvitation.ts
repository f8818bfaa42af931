import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { surveyInvitation: sentences, reasons } = mailSentences;

interface Params {
  /** null for a team without the operator's approval */
  readonly teamName: string | null;
  /** null if there is none or it can't be trusted */
  readonly surveyName: string | null;
  readonly message: string | null;
  readonly link: string;
  readonly news: 'asked' | 'reminded';
}

export function surveyInvitation(params: Params): MailBody {
  const { teamName, surveyName, message, link, news } = params;
  return {
    subject: sentences[news].subject(surveyName),
    heading: surveyName ?? sentences.heading,
    blocks: [
      paragraph(sentences[news].text(teamName, surveyName)),
      ...(message === null ? [] : [quote(message, null)]),
      button(sentences.action, link),
      paragraph(sentences.own),
    ],
    reason: reasons.invited,
  };
}
