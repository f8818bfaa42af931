import { pino, type Logger } from 'pino';
import type { Env } from '#server/env.ts';
import { requestTrace } from '#server/requestTrace.ts';

/** Logs JSON lines to standard output. Credentials are redacted. */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  return pino({
    level: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    base: null,
    // ties together the entries of one request
    mixin: () => {
      const note = requestTrace();
      return note === null ? {} : { requestId: note.id };
    },
    redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
  });
}
