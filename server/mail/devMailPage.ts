import { Hono } from 'hono';
import { z } from 'zod';
import { devMailList, devMailMessage } from '#server/mail/devMailHtml.ts';
import { devMailStyle } from '#server/mail/devMailStyle.ts';
import type { MailStore } from '#server/mail/MailStore.ts';

export interface DevMailOptions {
  readonly store: MailStore;
  /** the public address of the installation, if it isn't only reached on this machine */
  readonly publicUrl: string;
  readonly isProduction: boolean;
}

const listLength = 100;
const refreshSeconds = 5;
const isThisMachine = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/**
 * Shows an email as an email client would: inline styles, no script, nothing loaded but the team's logo; links open in
 * a new tab.
 */
const mailPolicy = (publicUrl: string): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src ${new URL(publicUrl).origin}; sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors 'self'`;

/**
 * Shows emails on a machine without a mail server, mounted at devMailPath. Anyone can read anyone's email there, so it
 * refuses to start in production.
 */
export function devMailPage({ store, publicUrl, isProduction }: DevMailOptions): Hono {
  if (isProduction) throw new Error('/dev/mail shows all emails to anyone and cannot be served in production');
  const app = new Hono();
  const ownHost = new URL(publicUrl).hostname;

  // DNS rebinding: a foreign host name that resolves to this machine gets nothing
  app.use(async (c, next) => {
    const { hostname } = new URL(c.req.url);
    return hostname === ownHost || isThisMachine.test(hostname) ? next() : c.notFound();
  });

  app.get('/', async (c) => {
    const recipient = c.req.query('to')?.trim().slice(0, 200) ?? '';
    const live = c.req.query('live') !== 'off';
    const mails = await store.list({ recipient, limit: listLength });
    // a header, so that it works without script; people can turn it off
    if (live) c.header('refresh', `${refreshSeconds}`);
    c.header('content-security-policy', pagePolicy);
    c.header('cache-control', 'no-store');
    return c.html(devMailList({ mails, recipient, live, listLength }).html);
  });

  app.get('/style.css', (c) => c.body(devMailStyle, 200, { 'content-type': 'text/css; charset=utf-8' }));

  app.get('/:id/html', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail) return c.notFound();
    c.header('content-security-policy', mailPolicy(publicUrl));
    c.header('x-frame-options', 'SAMEORIGIN');
    c.header('cache-control', 'no-store');
    return c.html(mail.html.replace('<head>', '<head><base target="_blank">'));
  });

  app.get('/:id', async (c) => {
    const mail = await find(c.req.param('id'));
    if (!mail) return c.notFound();
    c.header('content-security-policy', pagePolicy);
    c.header('cache-control', 'no-store');
    return c.html(devMailMessage(mail).html);
  });

  const find = (id: string) => (z.uuid().safeParse(id).success ? store.find(id) : Promise.resolve(null));
  return app;
}
