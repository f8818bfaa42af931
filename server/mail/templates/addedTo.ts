import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

const { addedTo: sentences, unnamed, reasons } = mailSentences;
const unnamedThings = {
  team: unnamed.team,
  form: unnamed.form,
  submission: unnamed.submission,
  chosen: unnamed.submission,
  applicant: unnamed.submission,
  reviewer: unnamed.submission,
};

interface Params {
  readonly inviterName: string;
  /** to what kind of thing, and its name; null where that is not to be trusted */
  readonly role: 'team' | 'form' | 'submission' | 'chosen' | 'applicant' | 'reviewer';
  readonly what: string | null;
  readonly link: string;
}

/** For somebody who has an account already: there is nothing to accept. */
export function addedTo({ inviterName, role, what, link }: Params): MailBody {
  return {
    subject: sentences.subject(what),
    heading: sentences.subject(what),
    blocks: [
      paragraph(sentences.text(inviterName, what ?? unnamedThings[role])),
      ...(role === 'chosen' ? [paragraph(sentences.notYet)] : []),
      button(sentences.action, link),
    ],
    reason: reasons.account,
  };
}
