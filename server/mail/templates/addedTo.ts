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
  contact: unnamed.entity,
};

interface Params {
  readonly inviterName: string;
  /** what the person was added to; `what` is its name, or null if the name isn't trusted */
  readonly role: 'team' | 'form' | 'submission' | 'chosen' | 'applicant' | 'reviewer' | 'contact';
  readonly what: string | null;
  /** the role in the team, such as "as a team member"; null for none or one that isn't trusted */
  readonly as: string | null;
  readonly link: string;
}

/** For people who already have an account, so there is no invitation to accept. */
export function addedTo({ inviterName, role, what, as, link }: Params): MailBody {
  return {
    subject: sentences.subject(what),
    heading: sentences.subject(what),
    blocks: [
      paragraph(sentences.text(inviterName, what ?? unnamedThings[role], as)),
      ...(role === 'chosen' ? [paragraph(sentences.notYet)] : []),
      button(sentences.action, link),
    ],
    reason: reasons.added,
  };
}
