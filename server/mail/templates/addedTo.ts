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
  /** the kind of thing and its name; null if the name can't be trusted */
  readonly role: 'team' | 'form' | 'submission' | 'chosen' | 'applicant' | 'reviewer';
  readonly what: string | null;
  readonly link: string;
}

/** For someone who already has an account and has nothing to accept. */
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
