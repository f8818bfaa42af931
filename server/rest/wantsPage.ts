import type { Context } from 'hono';

/** A browser that navigates wants the page at the same path; other clients want JSON. */
export function wantsPage(c: Context): boolean {
  if (c.req.header('authorization')) return false;
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.startsWith('application/json');
}
