import type { MiddlewareHandler } from 'hono';

/** The same URL responds differently to people, programs, and strangers, as a page or as JSON. */
const variesBy = ['Accept', 'Authorization', 'Cookie'];

/** JSON responses are private to the caller and not cached, unless the route says otherwise. */
export const privateResponses: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.get('cache-control')?.startsWith('public')) return;
  const said = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
  headers.set('vary', [...new Set([...said, ...variesBy])].filter(Boolean).join(', '));
  const isJson = headers.get('content-type')?.includes('json') === true;
  if (isJson && !headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
};
