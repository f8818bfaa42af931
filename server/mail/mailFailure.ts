import { MailFailure } from '#server/mail/transport.ts';

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/**
 * Responses to these commands are about the email itself. A refusal at any other point is about the connection, our
 * account, or our sender address.
 */
const commandsAboutTheMail: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/**
 * Classifies the mail client's errors. Only a 5xx refusal of this recipient or content is permanent: a wrong password
 * or a refused sender is for us to fix and must not lose anyone's email.
 */
export function mailFailure(error: unknown): MailFailure {
  if (!(error instanceof Error)) return new MailFailure(String(error), false, error);
  const { message, code, command = '', responseCode = 0 } = error as SmtpError;
  const lasting = responseCode >= 500 && responseCode !== 503 && commandsAboutTheMail.has(command);
  const cannotBeWritten = code === 'EENVELOPE' && command === 'API';
  const tooLarge = code === 'EMESSAGE' && command === 'MAIL FROM';
  return new MailFailure(message, lasting || cannotBeWritten || tooLarge, error);
}
