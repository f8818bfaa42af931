import type { Context } from 'hono';

/** A browser that navigates wants the page of the same address; everybody else wants JSON. */
export function wantsPage(c: Context): boolean {
  if (c.req.header('authorization')) return false;
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.startsWith('application/json');
}
