import { GraphQLError } from 'graphql';
import type { Context, Next } from 'hono';

/**
 * Handles forbidden pages: a browser that isn't signed in is redirected to sign in, and back; one that is signed in
 * gets the page that explains it. Programs get the error.
 */
export async function redirectToSignIn(c: Context, next: Next, error: unknown): Promise<Response | void> {
  if (!(error instanceof GraphQLError) || !isPageNavigation(c)) throw error;
  if (error.extensions['code'] !== 'UNAUTHENTICATED') return next();
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(`/users/sign_in?${new URLSearchParams({ to: pathname + search })}`, 302);
}

/** Whether a browser is navigating. */
export const isPageNavigation = (c: Context): boolean =>
  c.req.method === 'GET' && c.req.header('accept')?.includes('text/html') === true;
