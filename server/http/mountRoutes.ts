import type { IncomingMessage } from 'node:http';
import { Hono, type Context } from 'hono';
import type { Settings } from '#server/completeSettings.ts';
import { maskUnexpected, maskResult } from '#server/graphql/faults.ts';
import { persistedRunner, type RunPersisted } from '#server/graphql/persistedRunner.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { readPersistedOperations } from '#server/graphql/readPersistedOperations.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { auditDownloads } from '#server/http/auditDownloads.ts';
import type { Mount } from '#server/http/createApp.ts';
import { createGraphqlSocket } from '#server/http/createGraphqlSocket.ts';
import { createQueryPreloader, type PreloadQueries } from '#server/http/createQueryPreloader.ts';
import type { TakeRequest } from '#server/http/createRequestBudgets.ts';
import { csrfProtection } from '#server/http/csrfProtection.ts';
import { draftOutputs } from '#server/http/draftOutputs.ts';
import { entityImportDownloads } from '#server/http/entityImportDownloads.ts';
import { exportDownloads } from '#server/http/exportDownloads.ts';
import { graphiqlPage, graphiqlPath } from '#server/http/graphiqlPage.ts';
import { handleUpgrades } from '#server/http/handleUpgrades.ts';
import { limitBodies } from '#server/http/limitBodies.ts';
import type { HttpListener } from '#server/http/listen.ts';
import { openData } from '#server/http/openData.ts';
import { outputDownloads } from '#server/http/outputDownloads.ts';
import { pageFaults, pageFaultsPath } from '#server/http/pageFaults.ts';
import { isPagePath } from '#server/http/pagePaths.ts';
import { paymentWebhooks } from '#server/http/paymentWebhooks.ts';
import { persistedOperations, type HandlePersisted } from '#server/http/persistedOperations.ts';
import { previews } from '#server/http/previews.ts';
import { readCaller, readCallerOfMessage } from '#server/http/readCaller.ts';
import { readTabOfSocket } from '#server/http/readOriginTab.ts';
import { receipts } from '#server/http/receipts.ts';
import { clientAddress, requestContext } from '#server/http/requestContext.ts';
import { sitemap } from '#server/http/sitemap.ts';
import { SocketLimiter } from '#server/http/SocketLimiter.ts';
import { submissionFiles } from '#server/http/submissionFiles.ts';
import { createTeamAtHost, teamDomains } from '#server/http/teamDomains.ts';
import { teamImages } from '#server/http/teamImages.ts';
import { networkOf } from '#server/limits/rateLimits.ts';
import { webhookPath } from '#server/payments/openPayments.ts';
import { createRestRouter } from '#server/rest/createRestRouter.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { openApiOf } from '#server/rest/openApiOf.ts';
import type { Services } from '#server/Services.ts';

export interface Mounts {
  readonly mounts: readonly Mount[];
  readonly handlePersisted: HandlePersisted;
  readonly firstAnswers: PreloadQueries;
  readonly runPersisted: RunPersisted;
  readonly visitorContext: (c: Context) => Promise<RequestContext>;
  readonly countSockets: () => number;
}

/** GraphQL, its WebSocket, and REST, all on the same schema. */
export function mountRoutes(
  settings: Settings,
  services: Services,
  listening: HttpListener,
  takeRequest: TakeRequest,
): Mounts {
  const schema = porticoSchema();
  const operations = readPersistedOperations(settings.PERSISTED_OPERATIONS);
  const proxies = settings.TRUSTED_PROXIES;
  const isOpen = settings.NODE_ENV !== 'production';
  const hasGraphiql = (settings.GRAPHIQL ?? (isOpen ? 'on' : 'off')) === 'on';
  const crowd = new SocketLimiter();
  const networkOfRequest = (request: IncomingMessage): string =>
    networkOf(clientAddress(request.headers, request.socket.remoteAddress, proxies));
  const contextOf = (c: Context) => requestContext(services, readCaller(c, proxies));

  // lazy, because this takes a fifth of the startup time and browsers don't use it
  const graphql = once(async () => {
    const { createGraphqlHttp } = await import('#server/http/createGraphqlHttp.ts');
    return createGraphqlHttp({ schema, services, operations, isOpen });
  });
  const sockets = createGraphqlSocket({
    schema,
    services,
    operations,
    isOpen,
    socketLimiter: crowd,
    takeRequest,
    networkOf: networkOfRequest,
    contextOf: (request, parameters) =>
      requestContext(services, {
        ...readCallerOfMessage(request, proxies),
        ...(typeof parameters['authorization'] === 'string' ? { authorization: parameters['authorization'] } : {}),
        readTab: () => readTabOfSocket(parameters),
      }),
  });
  handleUpgrades(listening, sockets, { takeRequest, socketLimiter: crowd, networkOf: networkOfRequest });

  const rest = createRestRouter({
    schema,
    endpoints,
    contextOf,
    finish: (result) => maskResult(result, services.log),
    isPage: isPagePath,
  });
  const runPersisted = persistedRunner(schema, operations, services.log);
  const teamAtHost = createTeamAtHost(services);
  const handlePersisted = persistedOperations({
    services,
    runPersisted,
    teamAtHost,
    contextOf: (caller) => requestContext(services, caller),
    trustedProxies: proxies,
  });
  const mounts = [
    { path: '/', routes: teamDomains(services, teamAtHost) },
    { path: '/', routes: new Hono().use(limitBodies).use(csrfProtection(services.publicUrl)) },
    { path: webhookPath, routes: paymentWebhooks(services) },
    {
      path: '/graphql',
      routes: new Hono().all('/', async (c) => {
        if (hasGraphiql && c.req.method === 'GET' && c.req.query('query') === undefined && wantsPage(c))
          return c.redirect(graphiqlPath);
        return (await graphql()).fetch(c.req.raw, {
          contextOf: onceFor(() => contextOf(c), services),
        });
      }),
    },
    ...(hasGraphiql ? [{ path: graphiqlPath, routes: graphiqlPage() }] : []),
    {
      path: '/api/openapi.json',
      routes: new Hono().get('/', (c) => c.json(openApiOf(schema, endpoints, services.publicUrl))),
    },
    { path: pageFaultsPath, routes: pageFaults(services, (c) => readCaller(c, proxies).address) },
    ...sitemap(services),
    previews(services),
    { path: '/', routes: teamImages(services) },
    { path: '/', routes: submissionFiles(services, contextOf) },
    { path: '/', routes: outputDownloads(services, contextOf) },
    { path: '/', routes: draftOutputs(services, contextOf) },
    { path: '/', routes: exportDownloads(services, contextOf) },
    { path: '/', routes: entityImportDownloads(services, contextOf) },
    { path: '/', routes: auditDownloads(services, contextOf) },
    { path: '/', routes: receipts(services, contextOf) },
    { path: '/', routes: openData(services, contextOf) },
    { path: '/', routes: rest },
  ];
  return {
    mounts,
    handlePersisted,
    countSockets: () => sockets.clients.size,
    runPersisted,
    visitorContext: (c) => requestContext(services, { ...readCaller(c, proxies), cookie: null, authorization: null }),
    firstAnswers: createQueryPreloader({
      services,
      operations,
      runPersisted,
      contextOf,
    }),
  };
}

const wantsPage = (c: Context): boolean => c.req.header('accept')?.includes('text/html') === true;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** Creates the context of a request once. An unexpected error is masked. */
const onceFor = <T>(make: () => Promise<T>, { log }: Services): (() => Promise<T>) =>
  once(() =>
    make().catch((error: unknown) => {
      throw maskUnexpected(error, log);
    }),
  );
