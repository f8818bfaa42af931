import { createHmac } from 'node:crypto';

/** Proves that a form was made by our own page. It is made of the session's secret, which another site cannot know. */
export const authenticityToken = (sessionId: string): string =>
  createHmac('sha256', sessionId).update('authenticity token').digest('base64url');
