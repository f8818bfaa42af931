import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { devMailPath } from '#server/mail/devMailHtml.ts';
import { devMailPage } from '#server/mail/devMailPage.ts';
import type { MailStore, StoredMail } from '#server/mail/MailStore.ts';

const mail = (changes: Partial<StoredMail> = {}): StoredMail => ({
  id: randomUUID(),
  kind: 'verifyEmail',
  toEmail: 'ann@example.org',
  toName: 'Ann',
  subject: 'Confirm your email address',
  html: '<html><head><title>x</title></head><body><a href="https://portico.example/a">Confirm</a></body></html>',
  text: 'Confirm:\nhttps://portico.example/verify?a=1&b=2\n<b>bold</b>',
  headers: {},
  attempts: 1,
  createdAt: new Date('2026-11-21T10:00:00Z'),
  sentAt: new Date('2026-11-21T10:00:01Z'),
  failedAt: null,
  error: null,
  ...changes,
});

function open(mails: readonly StoredMail[]) {
  const store: MailStore = {
    find: (id) => Promise.resolve(mails.find((one) => one.id === id) ?? null),
    list: ({ recipient }) => Promise.resolve(mails.filter(({ toEmail }) => toEmail.includes(recipient))),
    markSent: () => Promise.resolve(),
    markFailed: () => Promise.resolve(),
    deleteBefore: () => Promise.resolve(0),
  };
  const app = new Hono().route(
    devMailPath,
    devMailPage({ store, publicUrl: 'https://dev.springfield.example', isProduction: false }),
  );
  return async (path: string, host = 'localhost:3000') => {
    const response = await app.request(`http://${host}${devMailPath}${path}`);
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
}

describe('/dev/mail', () => {
  test('cannot be created in production', () => {
    const store = {} as MailStore;
    expect(() => devMailPage({ store, publicUrl: 'http://localhost', isProduction: true })).toThrow('production');
  });

  test('is served only to this machine at its own address, under any host name that leads to it', async () => {
    const one = mail();
    const get = open([one]);
    for (const host of [
      'localhost:3000',
      '127.0.0.1:3000',
      '[::1]:3000',
      'portico.localhost',
      'dev.springfield.example',
    ])
      expect((await get('', host)).status).toBe(200);
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'springfield.example'])
      for (const path of ['', '/style.css', `/${one.id}`, `/${one.id}/html`])
        expect((await get(path, host)).status).toBe(404);
  });

  test('lists emails with their state, and finds those to a recipient', async () => {
    const get = open([
      mail(),
      mail({ toEmail: 'ben@example.org', sentAt: null, failedAt: new Date(), error: '550 no' }),
      mail({ toEmail: 'cem@example.org', sentAt: null }),
    ]);
    const { body } = await get('');
    for (const words of ['ann@example.org', 'Sent', 'Rejected: 550 no', 'Waiting', '2026-11-21 10:00:00 UTC'])
      expect(body).toContain(words);
    const found = await get('?to=ben');
    expect(found.body).toContain('ben@example.org');
    expect(found.body).not.toContain('ann@example.org');
    expect((await get('?to=nobody')).body).toContain('No emails match that recipient.');
    expect((await open([])('')).body).toContain('No emails yet.');
  });

  test('refreshes automatically without scripts until it is paused', async () => {
    const get = open([mail()]);
    expect((await get('')).headers.get('refresh')).toBe('5');
    expect((await get('')).body).toContain('live=off');
    expect((await get('?live=off')).headers.get('refresh')).toBeNull();
  });

  test('shows an email as HTML in a frame, and as text with links', async () => {
    const one = mail();
    const { body } = await open([one])(`/${one.id}`);
    expect(body).toContain(`<iframe src="/dev/mail/${one.id}/html"`);
    expect(body).toContain('<a href="https://portico.example/verify?a=1&amp;b=2" target="_blank" rel="noopener">');
    expect(body).toContain('&lt;b&gt;bold&lt;/b&gt;');
    expect(body).toContain('Ann &lt;ann@example.org&gt;');
  });

  test('runs nothing in an email, and opens its links outside', async () => {
    const one = mail();
    const { headers, body } = await open([one])(`/${one.id}/html`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain('sandbox allow-popups');
    expect(headers.get('content-security-policy')).not.toContain('allow-scripts');
    expect(body).toContain('<base target="_blank">');
  });

  test('shows hostile emails as text', async () => {
    const hostile = '"><script>alert(1)</script>';
    const one = mail({
      subject: hostile,
      toEmail: hostile,
      toName: hostile,
      text: `https://x.example/${hostile}`,
      kind: hostile,
    });
    const get = open([one]);
    for (const path of ['', `/${one.id}`, `?to=${encodeURIComponent(hostile)}`])
      expect((await get(path)).body).not.toContain('<script');
  });

  test.each(['/nothing', `/${randomUUID()}`, `/${randomUUID()}/html`, '/../etc'])('has nothing at %s', async (path) => {
    expect((await open([])(path)).status).toBe(404);
  });
});
