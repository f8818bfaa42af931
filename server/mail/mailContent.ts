/**
 * The content of an email before it is rendered. HTML and plain text are both rendered from it, so they can't differ.
 */
export interface MailBody {
  /** never names a person, because it is shown on lock screens and kept in logs */
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** the footer: why this person gets this email */
  readonly reason: string;
}

/** The recipient of an email, and the team it is sent for. */
interface MailFrame {
  readonly recipientName: string | null;
  readonly team: MailTeam | null;
  /** where the reader chooses which emails they get; null for emails that can't be turned off */
  readonly choices: MailChoices | null;
}

export interface MailChoices {
  /** the page with all settings */
  readonly settingsLink: string;
  /** turns this type of email off, without signing in */
  readonly unsubscribeLink: string;
}

export interface MailContent extends MailFrame, MailBody {}

export interface MailTeam {
  readonly name: string;
  /** `#rrggbb`; used only for a line beside text, so that no color can make the text unreadable */
  readonly color: string;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });
export const facts = (...rows: (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  facts: rows,
});
export const quote = (text: string, by: string | null): MailBlock => ({ kind: 'quote', text, by });
