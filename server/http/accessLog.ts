import type { Logger } from 'pino';
import type { CompletedRequest } from '#server/http/observeRequests.ts';

/**
 * One line per request, with route patterns instead of URLs: links in emails sign people in, and searches contain
 * names.
 */
export const accessLog =
  (log: Pick<Logger, 'info'>) =>
  ({ id, method, route, operation, status, ms, bytes, personId, address }: CompletedRequest): void =>
    log.info(
      {
        requestId: id,
        method,
        route,
        ...(operation === null ? {} : { operation }),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes,
        personId,
        address,
      },
      'request',
    );
