import { isSecureOrigin } from '#domain/account/cookieNames.ts';
import { teamCreationOf } from '#domain/team/teamCreation.ts';
import { watchAccess } from '#server/access/accessWatch.ts';
import { openAddresses } from '#server/addresses/openAddresses.ts';
import type { Settings } from '#server/completeSettings.ts';
import { composeFiles, fileQuotasOf, storagePath, createUploadExpectedCheck } from '#server/composeFiles.ts';
import { createLog } from '#server/createLog.ts';
import { connect, type Connected } from '#server/database/connect.ts';
import { maxStatementMs, type PoolSettings } from '#server/database/pool.ts';
import { requireMatchingSchema } from '#server/database/requireMatchingSchema.ts';
import { openTextRecords } from '#server/dns/openTextRecords.ts';
import { inspectPdf } from '#server/documents/inspectPdf.ts';
import { measurePicture } from '#server/documents/measurePicture.ts';
import { readPdfForm } from '#server/documents/readPdfForm.ts';
import { openEvents } from '#server/events/openEvents.ts';
import { clamd } from '#server/files/clamd.ts';
import { openFeatureService } from '#server/gis/openFeatureService.ts';
import type { Mount } from '#server/http/createApp.ts';
import { createRateLimits } from '#server/limits/rateLimits.ts';
import { devMailPath } from '#server/mail/devMailHtml.ts';
import { devMailPage } from '#server/mail/devMailPage.ts';
import { pgMailStore } from '#server/mail/pgMailStore.ts';
import { storeOnlyTransport } from '#server/mail/transport.ts';
import type { Metrics } from '#server/metrics/openMetrics.ts';
import { openPayments, sandboxPath } from '#server/payments/openPayments.ts';
import { createFormLoader } from '#server/queries/form/createFormLoader.ts';
import { createKeys } from '#server/secrets/createKeys.ts';
import type { Services } from '#server/Services.ts';
import { createSessions } from '#server/sessions/sessions.ts';

export interface ProcessOptions {
  /** The application name of this process's connections in PostgreSQL. */
  readonly name: string;
  readonly publicUrl: string;
  /** the statement timeout; that of a web server if omitted */
  readonly longestStatement?: number;
  /** overrides how the database is connected, for tests that open the services of many processes */
  readonly connectTo?: (settings: PoolSettings) => Connected;
}

export interface ComposedServices {
  readonly services: Services;
  /**
   * what embedded parts serve to browsers: uploads to disk, stored email, the payments sandbox; empty with real
   * services
   */
  readonly embedded: readonly Mount[];
  /** null unless METRICS_PORT is set */
  readonly metrics: Metrics | null;
}

/** Creates a process's services. They are closed in reverse order, with the connection pool last. */
export async function createServices(
  settings: Settings,
  { name, publicUrl, longestStatement = maxStatementMs.web, connectTo = connect }: ProcessOptions,
  parts: AsyncDisposableStack,
): Promise<ComposedServices> {
  const log = createLog(settings);
  const { pool, db } = parts.use(
    connectTo({
      url: settings.DATABASE_URL,
      max: settings.DATABASE_POOL,
      log,
      name,
      longestStatementMs: longestStatement,
    }),
  );
  await requireMatchingSchema(pool);
  const { SMTP_URL: url, MAIL_FROM: from, SMTP_TLS: tls } = settings;
  const mail =
    url === undefined || from === undefined
      ? storeOnlyTransport
      : (await import('#server/mail/smtpTransport.ts')).smtpTransport({ url, from, tls });
  parts.defer(() => mail.close());
  const keys = createKeys(settings.SECRET_KEY);
  const files = await composeFiles(settings, publicUrl, { keys, log, isExpected: createUploadExpectedCheck(pool) });
  const payments = await openPayments({ env: settings, pool, publicUrl, log });
  parts.defer(() => payments.close());
  const { DATABASE_URL: databaseUrl, REDIS_URL: redisUrl } = settings;
  const events = await openEvents({ databaseUrl, redisUrl }, pool, log);
  parts.defer(() => events.close());
  const accessWatch = watchAccess(events);
  parts.defer(() => accessWatch.close());
  const services: Services = {
    db,
    pool,
    log,
    now: () => new Date(),
    publicUrl,
    keys,
    mapTiles: settings.MAP_TILES_URL
      ? { url: settings.MAP_TILES_URL, attribution: settings.MAP_ATTRIBUTION ?? '' }
      : null,
    teamCreation: teamCreationOf(settings.TEAM_CREATION, settings.NODE_ENV === 'production'),
    loadForm: createFormLoader(pool),
    sessions: createSessions(pool, isSecureOrigin(publicUrl)),
    limits: createRateLimits(pool),
    mail,
    files: files.store,
    fileQuotas: fileQuotasOf(settings),
    scanner: settings.CLAMD_URL === undefined ? null : clamd(settings.CLAMD_URL),
    readPdfForm,
    inspectPdf,
    measurePicture,
    payments: payments.provider,
    textRecords: await openTextRecords(settings, pool),
    features: await openFeatureService({ env: settings, log }),
    addresses: await openAddresses({ env: settings, publicUrl, log }),
    events,
    accessWatch,
    notifyEvents: () => events.wake(),
  };
  const embedded = [
    ...(files.routes ? [{ path: storagePath, routes: files.routes }] : []),
    ...(mail === storeOnlyTransport && settings.NODE_ENV !== 'production'
      ? [{ path: devMailPath, routes: devMailPage({ store: pgMailStore(pool), publicUrl, isProduction: false }) }]
      : []),
    ...(payments.sandboxApp ? [{ path: sandboxPath, routes: payments.sandboxApp }] : []),
  ];
  const { METRICS_PORT: port, METRICS_HOST: host } = settings;
  const metrics =
    port === undefined
      ? null
      : await (await import('#server/metrics/openMetrics.ts')).openMetrics({ port, host }, services, parts);
  return { services, embedded, metrics };
}
