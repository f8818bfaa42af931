import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';
import { mailSentences } from '#web/messages/mail.ts';

const { addedTo: sentences, reasons } = mailSentences;

interface Params {
  readonly inviterName: string;
  /** the name of the team or of the form */
  readonly what: string;
  readonly link: string;
}

/** For somebody who has an account already: there is nothing to accept. */
export function addedTo({ inviterName, what, link }: Params): MailBody {
  return {
    subject: sentences.subject(what),
    heading: sentences.subject(what),
    blocks: [paragraph(sentences.text(inviterName, what)), button(sentences.action, link)],
    reason: reasons.account,
  };
}
