/** What a template says, before it becomes HTML and text. Both are made from this, so they cannot say different things. */
export interface MailBody {
  /** names the matter, never a person: it is shown on locked screens and kept in logs */
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  /** why this person gets this mail, at its foot */
  readonly reason: string;
}

/** Whom a mail speaks to, and for whom. */
interface MailFrame {
  readonly recipientName: string | null;
  readonly team: MailTeam | null;
  /** where the reader says which mails they want; null for those that everybody needs */
  readonly choices: MailChoices | null;
}

export interface MailChoices {
  /** the page with all of them */
  readonly settingsLink: string;
  /** ends this kind of mail, also for whoever is not signed in */
  readonly unsubscribeLink: string;
}

export interface MailContent extends MailFrame, MailBody {}

export interface MailTeam {
  readonly name: string;
  /** `#rrggbb`: only ever a line beside text, so that no colour can make the text unreadable */
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
