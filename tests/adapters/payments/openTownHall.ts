import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

interface ReceivedWebhook {
  readonly rawBody: string;
  readonly signature: string | null;
  readonly event: { readonly id: string; readonly type: string; readonly data: { readonly object: { id: string } } };
}

/** A fake of our web server: receives the provider's webhooks and shows the sandbox's pages to browsers. */
export interface TownHall {
  readonly webhookUrl: string;
  readonly pagesUrl: string;
  readonly received: ReceivedWebhook[];
  /** The responses to the next webhooks, in order; 200 afterwards. */
  readonly answers: (number | 'cut' | 'redirect')[];
  mount(browserApp: Hono): void;
  close(): Promise<void>;
}

export async function openTownHall(): Promise<TownHall> {
  const received: ReceivedWebhook[] = [];
  const answers: (number | 'cut' | 'redirect')[] = [];
  const mounted: { app: Hono } = { app: new Hono() };

  const app = new Hono<{ Bindings: { incoming: { socket: { destroy(): void } } } }>();
  app.post('/webhooks/payments', async (c) => {
    const rawBody = await c.req.text();
    const event = JSON.parse(rawBody) as ReceivedWebhook['event'];
    received.push({ rawBody, signature: c.req.header('stripe-signature') ?? null, event });
    const answer = answers.shift() ?? 200;
    if (answer === 'redirect') return c.redirect('/webhooks/elsewhere', 302);
    if (answer === 'cut') c.env.incoming.socket.destroy();
    return c.body(null, answer === 'cut' ? 200 : (answer as 200));
  });
  app.all('/sandbox/payments/*', (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.replace('/sandbox/payments', '');
    return mounted.app.fetch(new Request(url, c.req.raw), c.env);
  });

  const server = await new Promise<Server>((resolve) => {
    const listening = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(listening as Server));
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    webhookUrl: `${origin}/webhooks/payments`,
    pagesUrl: `${origin}/sandbox/payments`,
    received,
    answers,
    mount: (browserApp) => void (mounted.app = browserApp),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
