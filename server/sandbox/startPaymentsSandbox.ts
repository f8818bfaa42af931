import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve, type HttpBindings } from '@hono/node-server';
import { Hono, type Env } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { stripeApi } from '#server/sandbox/api/stripeApi.ts';
import { controlApi } from '#server/sandbox/control/controlApi.ts';
import { createSandboxControl, type SandboxControl } from '#server/sandbox/control/createSandboxControl.ts';
import { createFaults } from '#server/sandbox/control/faults.ts';
import { injectFaults } from '#server/sandbox/control/injectFaults.ts';
import { createEngine } from '#server/sandbox/engine/createEngine.ts';
import type { SandboxDelays } from '#server/sandbox/engine/sandboxContext.ts';
import { startBackgroundWork } from '#server/sandbox/engine/startBackgroundWork.ts';
import { sandboxPages } from '#server/sandbox/pages/sandboxPages.ts';
import type { SandboxSettings } from '#server/sandbox/store/SandboxRecords.ts';
import type { SandboxStore } from '#server/sandbox/store/SandboxStore.ts';
import { createWebhookPolicy } from '#server/sandbox/webhooks/webhookPolicy.ts';

export interface PaymentsSandboxOptions {
  readonly store: SandboxStore;
  /** The sandbox takes no real money, so it refuses to start with NODE_ENV=production. */
  readonly nodeEnv: 'development' | 'test' | 'production';
  /** Where browsers reach `browserApp`: http://localhost:4000/sandbox/payments */
  readonly pagesUrl: string;
  /** Where events are delivered; null leaves them undelivered, to be listed. */
  readonly webhookUrl: string | null;
  readonly port?: number;
  readonly delays?: Partial<SandboxDelays>;
  /** Returns milliseconds like `Date.now`; the clock for the banks' delays. */
  readonly clock?: () => number;
  /** The pause after a webhook's first failed delivery; it doubles each time, up to a minute (backoff). */
  readonly firstPauseMs?: number;
  readonly report: (error: unknown) => void;
}

export interface PaymentsSandbox extends SandboxSettings {
  /** For the `stripe` client: `{ host, port, protocol: 'http' }`. */
  readonly endpoint: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** The payer's part of the API and the sandbox's pages, to mount at `pagesUrl`. */
  readonly browserApp: Hono;
  readonly control: SandboxControl;
  stop(): Promise<void>;
}

const host = '127.0.0.1';
const usualDelays: SandboxDelays = { bankDebitMs: 10_000, disputeMs: 5_000, refundMs: 5_000, payoutMs: 60_000 };
const largestBody = 256 * 1024;
const largestFile = 6 * 1024 * 1024;

/** A payment provider on this machine with enough of Stripe's API to try out and test the application. */
export async function startPaymentsSandbox(options: PaymentsSandboxOptions): Promise<PaymentsSandbox> {
  if (options.nodeEnv === 'production') {
    throw new Error('The payments sandbox can’t run with NODE_ENV=production. Set STRIPE_SECRET_KEY.');
  }
  const { store, pagesUrl, webhookUrl, report, port = 0, firstPauseMs = 1_000, clock = Date.now } = options;
  const engine = await createEngine({
    store,
    pagesUrl,
    delays: { ...usualDelays, ...options.delays },
    sendsWebhooks: webhookUrl !== null,
    clock,
  });
  const policy = createWebhookPolicy(firstPauseMs);
  const faults = createFaults();
  const background = startBackgroundWork({ engine, webhookUrl, policy, report });
  const control = createSandboxControl({ engine, background, policy, faults });

  const api = new Hono<{ Bindings: HttpBindings }>();
  const [usual, withFile] = [bodyLimit({ maxSize: largestBody }), bodyLimit({ maxSize: largestFile })];
  api.use('*', (c, next) => (c.req.path === '/v1/files' ? withFile : usual)(c, next));
  api.use('/v1/*', injectFaults(faults));
  api.route('/', stripeApi(engine, 'application'));
  api.route('/sandbox/control', controlApi(control, engine.settings));
  reportErrors(api, report);

  const browserApp = new Hono();
  browserApp.use('*', bodyLimit({ maxSize: largestBody }));
  browserApp.route('/', stripeApi(engine, 'browser'));
  browserApp.route('/', sandboxPages(engine));
  reportErrors(browserApp, report);

  const server = await listen(api, port);
  return {
    ...engine.settings,
    endpoint: { host, port: (server.address() as AddressInfo).port, protocol: 'http' },
    browserApp,
    control,
    stop: async () => {
      await background.stop();
      await close(server);
    },
  };
}

function reportErrors<E extends Env>(app: Hono<E>, report: (error: unknown) => void): void {
  app.onError((error, c) => {
    report(error);
    return c.json({ error: { type: 'api_error', message: 'The payments sandbox itself has failed.' } }, 500);
  });
}

function listen(app: Hono<{ Bindings: HttpBindings }>, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, hostname: host, port }, () => resolve(server as Server));
    server.once('error', reject);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
