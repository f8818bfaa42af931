import { createTransport } from 'nodemailer';
import { isEmail } from '#domain/kernel/emails.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { cleanLine, cleanName } from '#server/mail/cleanText.ts';
import { mailFailure } from '#server/mail/mailFailure.ts';
import { MailFailure, type MailMessage, type MailTransport } from '#server/mail/transport.ts';

export interface SmtpSettings {
  readonly url: string;
  /** `Portico <no-reply@example.gov>` */
  readonly from: string;
  /** `required`: never send to a server that doesn't offer TLS */
  readonly tls?: 'required' | 'offered' | undefined;
}

const fixedHeaders = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Sends email by SMTP over a small connection pool. Links in emails sign people in, so TLS is required. */
export function smtpTransport({ url, from, tls = defaultTls(url) }: SmtpSettings): MailTransport {
  const sender = parseSender(from);
  const transporter = createTransport({
    url,
    requireTLS: tls === 'required',
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send(message: MailMessage): Promise<void> {
      if (!isEmail(message.toEmail)) throw new MailFailure('not an email address', true);
      try {
        await transporter.sendMail({
          from: sender,
          to: { name: cleanName(message.toName ?? ''), address: message.toEmail },
          envelope: { from: sender.address, to: [message.toEmail] },
          subject: cleanLine(message.subject),
          html: message.html,
          text: message.text,
          // Derived from the row: if a crash sends the same email twice, clients show it once.
          messageId: `<${message.id}@${sender.address.split('@')[1]}>`,
          date: message.createdAt,
          headers: { ...cleanHeaders(message.headers), ...fixedHeaders },
        });
      } catch (error) {
        throw mailFailure(error);
      }
    },
    close() {
      transporter.close();
      return Promise.resolve();
    },
  };
}

/** A mail server on this machine is not reached over a network, so TLS is optional. */
export const defaultTls = (url: string): 'required' | 'offered' =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname) ? 'offered' : 'required';

function parseSender(from: string): { name: string; address: string } {
  const [, name = '', address = ''] = /^([^<>]*)<([^<>]+)>$/.exec(from.trim()) ?? [from, '', from.trim()];
  if (!isEmail(address)) throw new Error('MAIL_FROM must be a sender such as Portico <no-reply@example.gov>');
  return { name: cleanLine(name).replace(/^"|"$/g, ''), address };
}

function cleanHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const named = Object.entries(headers).filter(([name]) => /^[A-Za-z][A-Za-z-]{0,60}$/.test(name));
  // addresses in headers are not cleaned like texts, which would break their links
  return Object.fromEntries(named.map(([name, value]) => [name, oneLine(value)]));
}
