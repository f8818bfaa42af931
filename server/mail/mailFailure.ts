import { MailFailure } from '#server/mail/transport.ts';

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Replies to these speak of the mail. A refusal at any other moment speaks of the connection, our account or our sender. */
const commandsAboutTheMail: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/**
 * Sorts what the mail client throws. Only a lasting refusal of this recipient or this content is permanent: a wrong
 * password or a refused sender is for us to repair, and must not cost anybody their mail.
 */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure(String(error), false, error);
  const { message, code, command = '', responseCode = 0 } = error as SmtpError;
  const lasting = responseCode >= 500 && responseCode !== 503 && commandsAboutTheMail.has(command);
  const cannotBeWritten = code === 'EENVELOPE' && command === 'API';
  const tooLarge = code === 'EMESSAGE' && command === 'MAIL FROM';
  return new MailFailure(message, lasting || cannotBeWritten || tooLarge, error);
}
