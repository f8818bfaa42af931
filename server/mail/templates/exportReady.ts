import { formatCount } from '#domain/kernel/plural.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, facts, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { exportReady: sentences, facts: labels, reasons } = mailSentences;

interface Params {
  readonly exportName: string;
  readonly rows: number | null;
  readonly link: string;
}

export function exportReady(params: Params): MailBody {
  const { exportName, rows, link } = params;
  return {
    subject: sentences.subject(exportName),
    heading: sentences.subject(exportName),
    blocks: [
      paragraph(sentences.text),
      ...(rows === null ? [] : [facts([labels.rows, formatCount(rows)])]),
      button(sentences.action, link),
    ],
    reason: reasons.requested,
  };
}
