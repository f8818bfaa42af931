import { button, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';
import { mailSentences } from '#web/messages/mail.ts';

const { surveyInvitation: sentences, reasons } = mailSentences;

interface Params {
  readonly teamName: string;
  readonly surveyName: string;
  readonly message: string | null;
  readonly link: string;
  readonly news: 'asked' | 'reminded';
}

export function surveyInvitation(params: Params): MailBody {
  const { teamName, surveyName, message, link, news } = params;
  return {
    subject: sentences[news].subject(surveyName),
    heading: surveyName,
    blocks: [
      paragraph(sentences[news].text(teamName, surveyName)),
      ...(message === null ? [] : [quote(message, null)]),
      button(sentences.action, link),
      paragraph(sentences.own),
    ],
    reason: reasons.invited,
  };
}
