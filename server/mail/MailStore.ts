import type { MailMessage } from '#server/mail/transport.ts';

/** An email and its delivery status. */
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
  /** `permanent` gives up on the email; otherwise this only records what went wrong this time */
  markFailed(id: string, at: Date, reason: string, permanent: boolean): Promise<void>;
  /** Newest first; `recipient` matches part of an address or a name. */
  list(query: { readonly recipient: string; readonly limit: number }): Promise<readonly StoredMail[]>;
  /** Emails contain links and text that must not be kept forever. Returns how many were deleted. */
  deleteBefore(moment: Date): Promise<number>;
}
