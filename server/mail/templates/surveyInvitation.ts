import { button, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';
import { mailSentences } from '#web/messages/mail.ts';

const { surveyInvitation: sentences, reasons } = mailSentences;

interface Params {
  readonly teamName: string;
  readonly surveyName: string;
  readonly message: string | null;
  readonly link: string;
}

export function surveyInvitation(params: Params): MailBody {
  const { teamName, surveyName, message, link } = params;
  return {
    subject: sentences.subject(surveyName),
    heading: surveyName,
    blocks: [
      paragraph(sentences.text(teamName, surveyName)),
      ...(message === null ? [] : [quote(message, null)]),
      button(sentences.action, link),
    ],
    reason: reasons.invited,
  };
}
