import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { smtpTransport, defaultTls } from '#server/mail/smtpTransport.ts';
import type { MailFailure, MailMessage, MailTransport } from '#server/mail/transport.ts';
import {
  startMailServer,
  type DeliveredMail,
  type MailServer,
  type MailServerBehavior,
} from '#tests/adapters/mail/startMailServer.ts';

const from = 'Portico <no-reply@town.example>';
const mail = (changes: Partial<MailMessage> = {}): MailMessage => ({
  id: randomUUID(),
  toEmail: 'ann@example.org',
  toName: 'Ann Müller',
  subject: 'Your permit',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  createdAt: new Date('2026-11-21T10:00:00Z'),
  ...changes,
});

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const it of open.splice(0).reverse()) await it.close();
});
async function connect(
  manners: MailServerBehavior = {},
  { query = '', login = '', tls }: { query?: string; login?: string; tls?: 'required' | 'offered' } = {},
): Promise<{ server: MailServer; transport: MailTransport }> {
  const server = await startMailServer(manners);
  const transport = smtpTransport({ url: server.url.replace('//', `//${login}`) + query, from, tls });
  open.push(server, transport);
  return { server, transport };
}
const failureOf = (sending: Promise<void>): Promise<MailFailure> =>
  sending.then(
    () => Promise.reject(new Error('the email was accepted')),
    (error: unknown) => error as MailFailure,
  );

describe('an email over SMTP', () => {
  test('arrives with both parts, its sender, date, and id', async () => {
    const { server, transport } = await connect();
    const sent = mail({ subject: 'Bescheid über 1.234 €', text: 'Grüße 🌳', html: '<p>Grüße 🌳</p>' });
    await transport.send(sent);
    const [{ email, recipients }] = (await server.delivered()) as [DeliveredMail];
    expect(recipients).toEqual(['ann@example.org']);
    expect(email).toMatchObject({
      from: { name: 'Portico', address: 'no-reply@town.example' },
      to: [{ name: 'Ann Müller', address: 'ann@example.org' }],
      subject: 'Bescheid über 1.234 €',
      messageId: `<${sent.id}@town.example>`,
      date: '2026-11-21T10:00:00.000Z',
    });
    expect(email.text?.trim()).toBe('Grüße 🌳');
    expect(email.html?.trim()).toBe('<p>Grüße 🌳</p>');
    expect(email.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
  });

  test('is not sent unencrypted if TLS is required, and is retried later', async () => {
    const { server, transport } = await connect({}, { tls: 'required' });
    expect(await failureOf(transport.send(mail()))).toMatchObject({ permanent: false });
    expect(await server.delivered()).toEqual([]);
  });

  test('has the same id when it is sent again', async () => {
    const { server, transport } = await connect();
    const sent = mail();
    await transport.send(sent);
    await transport.send(sent);
    expect(new Set((await server.delivered()).map(({ email }) => email.messageId)).size).toBe(1);
  });

  test('shares a few connections with many others', async () => {
    const { server, transport } = await connect();
    await Promise.all(Array.from({ length: 120 }, () => transport.send(mail())));
    expect(await server.delivered()).toHaveLength(120);
    expect(server.mostConnections).toBeLessThanOrEqual(3);
  });

  test.each<[string, MailServerBehavior, boolean]>([
    ['the recipient is rejected permanently', { onRecipient: 550 }, true],
    ['the recipient is rejected temporarily', { onRecipient: 450 }, false],
    ['the content is rejected permanently', { onData: 554 }, true],
    ['the content is rejected temporarily', { onData: 451 }, false],
    ['our sender is rejected', { onSender: 550 }, false],
    ['our password is rejected', { onLogin: 535 }, false],
    ['the connection is lost before the content', { onRecipient: 'cut' }, false],
    ['the connection is lost after the content', { onData: 'cut' }, false],
  ])('fails when %s', async (_, manners, permanent) => {
    const { transport } = await connect(manners, manners.onLogin === undefined ? {} : { login: 'user:wrong@' });
    const failure = await failureOf(transport.send(mail()));
    expect(failure).toMatchObject({ name: 'MailFailure', permanent });
    expect(failure.message).not.toBe('');
  });

  test('can be sent after the connection was lost halfway, with the same id', async () => {
    const cut = await connect({ onData: 'cut' });
    const sent = mail();
    await failureOf(cut.transport.send(sent));
    const { server, transport } = await connect();
    await transport.send(sent);
    const ids = [...(await cut.server.delivered()), ...(await server.delivered())].map(({ email }) => email.messageId);
    expect(ids).toEqual([`<${sent.id}@town.example>`, `<${sent.id}@town.example>`]);
  });

  test('is not lost when there is no server', async () => {
    const { server } = await connect();
    await server.close();
    open.splice(open.indexOf(server), 1);
    const transport = smtpTransport({ url: server.url, from });
    open.push(transport);
    expect(await failureOf(transport.send(mail()))).toMatchObject({ permanent: false });
  });

  test.each(['ann@example.org, eve@example.org', 'ann@example.org>\r\nRCPT TO:<eve@example.org', 'nobody', ''])(
    'is never sent to %j',
    async (toEmail) => {
      const { server, transport } = await connect();
      expect(await failureOf(transport.send(mail({ toEmail })))).toMatchObject({ permanent: true });
      expect(await server.delivered()).toEqual([]);
    },
  );

  test.each(['\r\nBcc: eve@example.org', '\nBcc: eve@example.org', '\r\n\r\n<script>', '\u0000\u0085\u2028Bcc: x@y.z'])(
    'cannot get extra headers from a text that ends with %j',
    async (ending) => {
      const { server, transport } = await connect();
      const headers = { 'Reply-To': `a@example.org${ending}`, 'X-Bad\r\nBcc': 'eve@example.org', 'List-Id': ending };
      await transport.send(mail({ subject: `Hello${ending}`, toName: `Ann${ending}`, headers }));
      const [{ email, recipients, raw }] = (await server.delivered()) as [DeliveredMail];
      const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
      expect(recipients).toEqual(['ann@example.org']);
      expect(email.bcc).toBeUndefined();
      expect(head).not.toMatch(/^bcc:/im);
      expect(email.text?.trim()).toBe('Hello');
      expect(email.to).toHaveLength(1);
    },
  );
});

describe('the SMTP connection', () => {
  test('is encrypted if the server offers it', async () => {
    const { server, transport } = await connect({ offersTls: true }, { query: '?tls.rejectUnauthorized=false' });
    await transport.send(mail());
    expect(await server.delivered()).toMatchObject([{ secure: true }]);
  });

  test('fails instead of being unprotected when the certificate is not trusted', async () => {
    const { server, transport } = await connect({ offersTls: true });
    expect(await failureOf(transport.send(mail()))).toMatchObject({ permanent: false });
    expect(await server.delivered()).toEqual([]);
  });

  test('is unencrypted if the server offers nothing else, unless TLS is required', async () => {
    const { server, transport } = await connect();
    await transport.send(mail());
    expect(await server.delivered()).toMatchObject([{ secure: false }]);
    const strict = smtpTransport({ url: `${server.url}?requireTLS=true`, from });
    open.push(strict);
    expect(await failureOf(strict.send(mail()))).toMatchObject({ permanent: false });
    expect(await server.delivered()).toHaveLength(1);
  });
});

test.each([
  ['smtp://localhost:1025', 'offered'],
  ['smtp://127.0.0.1', 'offered'],
  ['smtp://[::1]:25', 'offered'],
  ['smtp://mail.town.example', 'required'],
  ['smtp://user:password@127.0.0.1.example.com:587', 'required'],
] as const)('by default has TLS at %s set to %s', (url, tls) => {
  expect(defaultTls(url)).toBe(tls);
});

test('an invalid sender address is rejected at startup', () => {
  expect(() => smtpTransport({ url: 'smtp://localhost', from: 'Portico' })).toThrow('MAIL_FROM');
});
