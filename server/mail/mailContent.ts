/** An email's content before rendering. HTML and text are both rendered from it, so they can't differ. */
export interface MailBody {
  /** names the matter, never a person: subjects appear on lock screens and in logs */
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** the footer: why this person gets the email */
  readonly reason: string;
}

/** The recipient and the team that an email is sent for. */
interface MailFrame {
  readonly recipientName: string | null;
  readonly team: MailTeam | null;
  /** links to email settings; null for emails that can't be turned off */
  readonly choices: MailChoices | null;
}

export interface MailChoices {
  /** the email settings page */
  readonly settingsLink: string;
  /** turns off this type of email without signing in */
  readonly unsubscribeLink: string;
}

export interface MailContent extends MailFrame, MailBody {}

export interface MailTeam {
  readonly name: string;
  /** `#rrggbb`; text on it uses shades that are readable */
  readonly color: string;
  readonly logo: MailLogo | null;
}

export interface MailLogo {
  /** on this server, open to anyone */
  readonly url: string;
  /** empty if it only repeats the name */
  readonly altText: string;
  readonly width: number;
  readonly height: number;
}

export type MailBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** a second way, less prominent than the button */
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'quote'; readonly text: string; readonly by: string | null };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });
export const button = (label: string, href: string): MailBlock => ({ kind: 'button', label, href });
export const link = (label: string, href: string): MailBlock => ({ kind: 'link', label, href });
export const facts = (...rows: (readonly [label: string, value: string])[]): MailBlock => ({
  kind: 'facts',
  facts: rows,
});
export const quote = (text: string, by: string | null): MailBlock => ({ kind: 'quote', text, by });
