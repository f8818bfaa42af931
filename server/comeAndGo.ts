import type { Env } from '#server/env.ts';
import type { ListenSettings } from '#server/http/listen.ts';

/** What else is closed after the last answer and the last job: connections, mails, the database. */
const closingMs = 2500;

/** How a process comes and goes. A person at a terminal is not kept waiting; an installation loses no request. */
export interface ComeAndGo {
  readonly listen: ListenSettings & { readonly finishMs: number };
  /** after which a process that was told to stop ends in any case */
  readonly patienceMs: number;
}

export function comeAndGo({
  NODE_ENV,
  HOST,
  PORT,
  DRAIN_SECONDS,
}: Pick<Env, 'NODE_ENV' | 'HOST' | 'PORT' | 'DRAIN_SECONDS'>): ComeAndGo {
  const isProduction = NODE_ENV === 'production';
  const drainMs = (DRAIN_SECONDS ?? (isProduction ? 10 : 0)) * 1000;
  const finishMs = isProduction ? 15_000 : 2000;
  // who signs in with a password that was printed does so on this machine
  const host = HOST ?? (isProduction ? undefined : '127.0.0.1');
  return { listen: { port: PORT, host, drainMs, finishMs }, patienceMs: drainMs + finishMs + closingMs };
}
