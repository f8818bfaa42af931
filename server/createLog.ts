import { pino, type Logger } from 'pino';
import type { Env } from '#server/env.ts';
import { requestNote } from '#server/requestNote.ts';

/** One line of JSON per entry on standard output. Credentials are never written. */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>): Logger {
  return pino({
    level: env.LOG_LEVEL ?? (env.NODE_ENV === 'production' ? 'info' : 'warn'),
    base: null,
    // links all entries of one request
    mixin: () => {
      const note = requestNote();
      return note === null ? {} : { requestId: note.id };
    },
    redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token', '*.cookie', '*.authorization'],
  });
}
