/** An email as stored in its row. */
export interface MailMessage {
  readonly id: string;
  readonly toEmail: string;
  readonly toName: string | null;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

/**
 * Delivers an email or throws MailFailure. Delivering the same email twice is harmless, because the Message-ID is the
 * same.
 */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/**
 * `permanent`: this email will never be accepted. Otherwise it wasn't accepted this time, or the outcome is unknown.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause });
    this.permanent = permanent;
  }
}

/** For a machine without a mail server: emails stay in the database, and /dev/mail shows them. */
export const keptTransport: MailTransport = {
  send: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
