import type { MiddlewareHandler } from 'hono';

/** One address answers a person, a program and a stranger differently, as a page or as JSON. */
const variesBy = ['Accept', 'Authorization', 'Cookie'];

/** What is answered in JSON is for who asked, and kept by nobody on the way, unless its door says otherwise. */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers } = c.res;
  if (headers.get('cache-control')?.startsWith('public')) return;
  const said = (headers.get('vary') ?? '').split(',').map((name) => name.trim());
  headers.set('vary', [...new Set([...said, ...variesBy])].filter(Boolean).join(', '));
  const isJson = headers.get('content-type')?.includes('json') === true;
  if (isJson && !headers.has('cache-control')) headers.set('cache-control', 'private, no-store');
};
