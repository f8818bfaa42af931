import type { Context, MiddlewareHandler } from 'hono';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const sent = 'Authorization, Content-Type, Accept, Idempotency-Key';
/** The response headers that scripts may read besides the safelisted ones. */
const shown =
  'Link, X-Total-Count, X-Request-Id, Retry-After, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Allow';
const dayInSeconds = 86_400;

/**
 * CORS: pages of the configured origins may call with a token, but never with a cookie: credentials are not allowed,
 * and a request that has a cookie anyway gets no CORS headers.
 */
export function corsHeaders(allowed: readonly string[]): MiddlewareHandler {
  const isAllowed = (origin: string): boolean => allowed.includes(origin) || allowed.includes('*');
  return async (c, next) => {
    const origin = c.req.header('origin');
    const named = origin !== undefined && isAllowed(origin) && c.req.header('cookie') === undefined ? origin : null;
    const isPreflight = c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') !== undefined;
    if (named !== null && isPreflight) {
      return c.body(null, 204, {
        ...{ 'access-control-allow-origin': named, vary: 'Origin' },
        ...{ 'access-control-allow-methods': methods, 'access-control-allow-headers': sent },
        'access-control-max-age': String(dayInSeconds),
      });
    }
    await next();
    if (allowed.length > 0) varyByOrigin(c);
    if (named === null) return;
    c.res.headers.set('access-control-allow-origin', named);
    c.res.headers.set('access-control-expose-headers', shown);
  };
}

function varyByOrigin({ res: { headers } }: Context): void {
  headers.set('vary', [headers.get('vary'), 'Origin'].filter(Boolean).join(', '));
}
