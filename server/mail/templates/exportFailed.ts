import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { exportFailed: sentences, reasons } = mailSentences;

interface Params {
  readonly exportName: string;
  readonly link: string;
}

export function exportFailed(params: Params): MailBody {
  const { exportName, link } = params;
  return {
    subject: sentences.subject(exportName),
    heading: sentences.subject(exportName),
    blocks: [paragraph(sentences.text), button(sentences.action, link)],
    reason: reasons.requested,
  };
}
