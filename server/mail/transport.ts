/** A mail as its row holds it. */
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

/** Hands a mail over, or throws MailFailure. To hand the same mail over twice does no harm: it has the same Message-ID. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>;
  close(): Promise<void>;
}

/** `permanent`: this mail will never be taken. Otherwise it was not taken now, or nobody knows whether it was. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean, cause?: unknown) {
    super(reason, { cause });
    this.permanent = permanent;
  }
}

/** For a machine without a mail server: the row is the mail, and /dev/mail shows it. */
export const keptTransport: MailTransport = {
  send: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
