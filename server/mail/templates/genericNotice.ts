import { mailSentences } from '#messages/mail/mailWords.ts';
import { button, paragraph, type MailBody } from '#server/mail/mailContent.ts';

interface Params {
  /** one of our own sentences, without a person's name */
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly link: string } | null;
  readonly reason: keyof typeof mailSentences.reasons;
}

/** For rare messages that don't need their own template. */
export function genericNotice({ subject, paragraphs, action, reason }: Params): MailBody {
  return {
    subject,
    heading: subject,
    blocks: [...paragraphs.map(paragraph), ...(action ? [button(action.label, action.link)] : [])],
    reason: mailSentences.reasons[reason],
  };
}
