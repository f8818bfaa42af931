import type { Env } from '#server/env.ts';
import type { ListenSettings } from '#server/http/listen.ts';

/** `finishMs` for responses and jobs in progress; the rest for closing connections, email, and the database. */
const atTerminal = { finishMs: 2000, closingMs: 2500 };
const ofInstallation = { finishMs: 15_000, closingMs: 5000 };

/**
 * Startup and shutdown settings of a process. A person at a terminal shouldn't wait; an installation must lose no
 * request.
 */
export interface ShutdownSettings {
  readonly listen: ListenSettings & { readonly finishMs: number };
  /** after this, a process that was told to stop exits in any case */
  readonly forceExitMs: number;
}

export function shutdownSettings({
  NODE_ENV,
  HOST,
  PORT,
  DRAIN_SECONDS,
}: Pick<Env, 'NODE_ENV' | 'HOST' | 'PORT' | 'DRAIN_SECONDS'>): ShutdownSettings {
  const isProduction = NODE_ENV === 'production';
  const drainMs = (DRAIN_SECONDS ?? (isProduction ? 10 : 0)) * 1000;
  // setting a drain means that no request may be lost
  const { finishMs, closingMs } = isProduction || drainMs > 0 ? ofInstallation : atTerminal;
  // sign-ins with printed passwords must not be reachable from other machines
  const host = HOST ?? (isProduction ? undefined : '127.0.0.1');
  return { listen: { port: PORT, host, drainMs, finishMs }, forceExitMs: drainMs + finishMs + closingMs };
}
