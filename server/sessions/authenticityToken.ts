import { createHmac } from 'node:crypto';

/**
 * Proves that a form came from our own page (CSRF token). It is derived from the session's secret, which another site
 * can't know.
 */
export const authenticityToken = (sessionId: string): string =>
  createHmac('sha256', sessionId).update('authenticity token').digest('base64url');
