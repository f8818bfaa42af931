import { pino, type Logger } from 'pino';

import type { Env } from '#server/env.ts';

/** One line of JSON for each entry on standard output. What could sign somebody in is never written. */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  return pino({
    level: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    base: null,
    redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
  });
}
