import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { invitation: sentences, reasons } = mailSentences;

interface Params {
  readonly role: keyof typeof sentences.roles;
  readonly inviterName: string;
  /** the name of the team or form; null if the name isn't trusted */
  readonly what: string | null;
  /** the role in the team, such as "as a team member"; null for none or one that isn't trusted */
  readonly as: string | null;
  readonly teamName: string | null;
  readonly message: string | null;
  readonly link: string;
  readonly validDays: number;
}

export function invitation(params: Params): MailBody {
  const { role, inviterName, what, as, teamName, message, link, validDays } = params;
  return {
    subject: sentences.subject(what),
    heading: sentences.heading,
    blocks: [
      paragraph(sentences.roles[role](inviterName, what, role === 'team' ? as : teamName)),
      ...(message === null ? [] : [quote(message, inviterName)]),
      button(sentences.action, link),
      paragraph(sentences.expires(validDays)),
    ],
    reason: role === 'team' ? reasons.invitedToTeam : reasons.invited,
  };
}
