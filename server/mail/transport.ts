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

/** Sends an email or throws MailFailure. Sending one twice is harmless: both copies have the same Message-ID. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** `permanent`: the email will never be accepted. Otherwise it was not accepted this time, or the result is unknown. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause });
    this.permanent = permanent;
  }
}

/** For a machine without a mail server: emails stay in the database, and /dev/mail shows them. */
export const storeOnlyTransport: MailTransport = {
  send: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
