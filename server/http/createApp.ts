import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { retryAfterSeconds, isUnavailable } from '#server/database/unavailable.ts';
import { failureResponse } from '#server/failureResponse.ts';
import { corsHeaders } from '#server/http/corsHeaders.ts';
import { failurePage } from '#server/http/failurePage.ts';
import { privateResponses } from '#server/http/privateResponses.ts';
import { isPageNavigation } from '#server/http/redirectToSignIn.ts';
import { allowInlineStyles, securityHeaders, type Origins } from '#server/http/securityHeaders.ts';
import { throttleLog } from '#server/process/throttleLog.ts';
import { requestTrace } from '#server/requestTrace.ts';

/** Routes mounted at a path. */
export interface Mount {
  readonly path: string;
  readonly routes: Hono;
}

export interface AppParts {
  readonly origins: Origins;
  /** origins that may call with a token */
  readonly corsOrigins: readonly string[];
  readonly log: Pick<Logger, 'error' | 'warn'>;
  /** Tried in this order, before the web client. */
  readonly mounts: readonly Mount[];
  readonly webClient: Hono;
}

/** The app with everything the server responds to. */
export function createApp({ origins, corsOrigins, log, mounts, webClient }: AppParts): Hono {
  // a trailing slash makes no difference
  const app = new Hono({ strict: false });
  app.use(noteRoute, allowInlineStyles, securityHeaders(origins), privateResponses, corsHeaders(corsOrigins));
  // no route accepts null characters in its path or query
  app.use((c, next) =>
    /%00/.test(c.req.url) ? Promise.resolve(c.json(failureResponse('unwritable', unwritable), 422)) : next(),
  );
  for (const { path, routes } of mounts) app.route(path, routes);
  app.route('/', webClient);
  app.notFound((c) => c.json(failureResponse('NOT_FOUND', requestSentences.noSuchAddress), 404));
  app.onError((error, c) => {
    if (isUnavailable(error)) {
      wasUnavailable({ log, err: error });
      if (isPageNavigation(c))
        return c.html(failurePage('unavailable', null), 503, { 'retry-after': String(retryAfterSeconds) });
      return c.json(failureResponse('UNAVAILABLE', requestSentences.comeBack), 503, {
        'retry-after': String(retryAfterSeconds),
      });
    }
    const id = requestTrace()?.id ?? randomUUID();
    // never the URL itself, which may be a link that signs someone in
    log.error({ id, method: c.req.method, route: routePath(c), err: error }, 'a request failed');
    if (isPageNavigation(c)) return c.html(failurePage('fault', id), 500);
    return c.json({ ...failureResponse('FAULT', requestSentences.faultOfServer), id }, 500);
  });
  return app;
}

/** The matched route is known only after the handler has run. */
const noteRoute: MiddlewareHandler = async (c, next) => {
  await next();
  const note = requestTrace();
  if (note) note.route ??= routePath(c);
};

const unwritable = `The address ${refusalSentence('unwritable')}`;

const wasUnavailable = throttleLog<{ log: AppParts['log']; err: Error }>(({ log, err }, others) =>
  log.warn({ err, others }, 'service unavailable: requests were refused'),
);
