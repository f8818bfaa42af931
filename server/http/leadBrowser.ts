import { GraphQLError } from 'graphql';
import type { Context, Next } from 'hono';

/**
 * In place of what may not be had: whoever follows a link in a browser without being signed in is led to sign in, and
 * back; whoever is signed in gets the page that says so. Programs are told by the error.
 */
export async function leadBrowser(c: Context, next: Next, error: unknown): Promise<Response | void> {
  if (!(error instanceof GraphQLError) || !wantsPage(c)) throw error;
  if (error.extensions['code'] !== 'UNAUTHENTICATED') return next();
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/users/sign_in?${new URLSearchParams({ to: pathname + search })}`, 302);
}

/** Somebody goes there in a browser. */
export const wantsPage = (c: Context): boolean =>
  c.req.method === 'GET' && c.req.header('accept')?.includes('text/html') === true;
