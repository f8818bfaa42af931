import type { Env } from '#server/env.ts';
import type { ListenSettings } from '#server/http/listen.ts';

/** Answers and jobs that are under way get `finishMs`; closing connections, mails and the database after them the rest. */
const atTerminal = { finishMs: 2000, closingMs: 2500 };
const ofInstallation = { finishMs: 15_000, closingMs: 5000 };

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
  // whoever asks for a drain wants no request lost
  const { finishMs, closingMs } = isProduction || drainMs > 0 ? ofInstallation : atTerminal;
  // who signs in with a password that was printed does so on this machine
  const host = HOST ?? (isProduction ? undefined : '127.0.0.1');
  return { listen: { port: PORT, host, drainMs, finishMs }, patienceMs: drainMs + finishMs + closingMs };
}
