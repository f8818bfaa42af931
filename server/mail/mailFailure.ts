import { MailFailure } from '#server/mail/transport.ts';

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Replies to these commands are about the email. A rejection at any other point is about the connection, account, or sender. */
const commandsAboutTheMail: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/**
 * Classifies errors of the SMTP client. Only a 5xx reply about this recipient or content is permanent: a wrong password or
 * a rejected sender is ours to fix, and no email may be lost because of it.
 */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure(String(error), false, error);
  const { message, code, command = '', responseCode = 0 } = error as SmtpError;
  const lasting = responseCode >= 500 && responseCode !== 503 && commandsAboutTheMail.has(command);
  const cannotBeWritten = code === 'EENVELOPE' && command === 'API';
  const tooLarge = code === 'EMESSAGE' && command === 'MAIL FROM';
  return new MailFailure(message, lasting || cannotBeWritten || tooLarge, error);
}
