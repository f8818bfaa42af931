import type { Context } from 'hono';

/** A browser that navigates wants the page at the same path; other clients want JSON. */
export function wantsPage(c: Context): boolean {
  if (c.req.header('authorization')) return false;
  const accept = c.req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.startsWith('application/json');
}

/** At the address of a page, clients that don't ask for JSON get the page. */
export const wantsJson = (c: Context): boolean =>
  !wantsPage(c) && (c.req.header('authorization') !== undefined || c.req.header('accept')?.includes('json') === true);
