import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Settings } from '#server/completeSettings.ts';
import type { ComposedServices } from '#server/createServices.ts';
import { appliedMigrations, migrationNames, schemaMismatch } from '#server/database/migrations.ts';
import { abortSlowBody } from '#server/http/abortSlowBody.ts';
import { accessLog } from '#server/http/accessLog.ts';
import { createApp } from '#server/http/createApp.ts';
import { createPageRenderer } from '#server/http/createPageRenderer.ts';
import { createRequestBudgets } from '#server/http/createRequestBudgets.ts';
import { healthChecks } from '#server/http/healthChecks.ts';
import type { HttpListener } from '#server/http/listen.ts';
import { loadPageRenderer } from '#server/http/loadPageRenderer.ts';
import { mountRoutes, type Mounts } from '#server/http/mountRoutes.ts';
import { observeRequests } from '#server/http/observeRequests.ts';
import { offlinePixel } from '#server/http/offlinePixel.ts';
import { publicPageAnswers } from '#server/http/publicPageAnswers.ts';
import { rejectRequest } from '#server/http/rejectRequest.ts';
import { builtWebClient, devWebClient } from '#server/http/webClient.ts';
import type { Services } from '#server/Services.ts';

/** Composes everything that is served over HTTP and starts serving. Tests pass their own web client. */
export async function startWeb(
  settings: Settings,
  { services, embedded, metrics }: ComposedServices,
  listening: HttpListener,
  webClient?: Hono,
): Promise<Hono> {
  const { WEB_DEV_SERVER: webDevServer } = settings;
  const storage = storageOrigin(settings);
  // Vite loads a page as a thousand files
  const perMinute = webDevServer === undefined ? settings.REQUESTS_PER_MINUTE : 0;
  const takeRequest = createRequestBudgets({
    perMinute,
    trustedProxies: settings.TRUSTED_PROXIES,
    publicUrl: services.publicUrl,
  });
  const mounted = mountRoutes(settings, services, listening, takeRequest);
  const { mounts, handlePersisted, countSockets } = mounted;
  const ours = migrationNames();
  const app = createApp({
    origins: {
      publicUrl: services.publicUrl,
      ...(storage === undefined ? {} : { storage }),
      ...(services.mapTiles === null ? {} : { tiles: new URL(services.mapTiles.url).origin }),
      ...(webDevServer === undefined ? {} : { webDevServer }),
      hasStripe: services.payments.browser.mode === 'stripe',
    },
    corsOrigins: settings.CORS_ORIGINS,
    log: services.log,
    mounts: [
      offlinePixel,
      ...healthChecks({
        pool: services.pool,
        now: services.now,
        stopping: listening.stopping,
        schemaMismatch: async () => schemaMismatch(await appliedMigrations(services.pool), ours) && 'not migrated',
      }),
      ...embedded,
      ...mounts,
    ],
    webClient: webClient ?? (await ownWebClient(settings, services, mounted)),
  });
  const listener = getRequestListener(app.fetch);
  const answer: RequestListener = (request, response) => {
    const seconds = takeRequest(request);
    if (seconds > 0) return rejectRequest(request, response, 'tooFast', seconds);
    abortSlowBody(request, response);
    if (!handlePersisted(request, response)) void listener(request, response);
  };
  const { NODE_ENV, TRUSTED_PROXIES, ACCESS_LOG = NODE_ENV === 'production' ? 'on' : 'off' } = settings;
  metrics?.countSockets(countSockets);
  const told = [...(ACCESS_LOG === 'on' ? [accessLog(services.log)] : []), ...(metrics ? [metrics.onRequest] : [])];
  listening.answer(observeRequests(answer, TRUSTED_PROXIES, told));
  return app;
}

async function ownWebClient(
  { WEB_DEV_SERVER, NODE_ENV }: Settings,
  { pool, publicUrl, log }: Services,
  { firstAnswers, runPersisted, visitorContext }: Mounts,
): Promise<Hono> {
  if (WEB_DEV_SERVER !== undefined) return devWebClient(WEB_DEV_SERVER);
  const renderPage = await loadPageRenderer('dist/render');
  return builtWebClient('dist/web', {
    isProduction: NODE_ENV === 'production',
    firstAnswers,
    publicPages: (shellOf) =>
      publicPageAnswers({
        render: createPageRenderer({ renderPage, shellOf, pool, publicUrl, log }),
        runPersisted,
        visitorContext,
        publicUrl,
      }),
  });
}

function storageOrigin({ S3_BUCKET, S3_ENDPOINT, S3_REGION }: Settings): string | undefined {
  if (S3_BUCKET === undefined) return undefined;
  return S3_ENDPOINT === undefined ? `https://${S3_BUCKET}.s3.${S3_REGION}.amazonaws.com` : new URL(S3_ENDPOINT).origin;
}
