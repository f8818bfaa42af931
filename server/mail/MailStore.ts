import type { MailMessage } from '#server/mail/transport.ts';

/** A mail and what became of it. */
export interface StoredMail extends MailMessage {
  readonly kind: string;
  readonly attempts: number;
  readonly sentAt: Date | null;
  readonly failedAt: Date | null;
  readonly error: string | null;
}

export interface MailStore {
  find(id: string): Promise<StoredMail | null>;
  markSent(id: string, at: Date): Promise<void>;
  /** `permanent` closes the mail; otherwise it only notes what went wrong this time */
  markFailed(id: string, at: Date, reason: string, permanent: boolean): Promise<void>;
  /** Newest first; `recipient` is part of an address or a name. */
  list(query: { readonly recipient: string; readonly limit: number }): Promise<readonly StoredMail[]>;
  /** Mails carry links and words that are not for ever. Answers how many went. */
  deleteBefore(moment: Date): Promise<number>;
}
