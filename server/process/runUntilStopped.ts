import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { StartupError } from '#server/StartupError.ts';

/** The longest that a person waits after Ctrl-C. */
const usualPatience = 4500;
/** One Ctrl-C arrives two or three times: from the terminal, from npm, and from the parent process. */
const sameSignal = 1000;
/** The exit code that shells expect of a command interrupted by Ctrl-C. */
const interrupted = 130;

/**
 * Opens a process's parts and defers the closing of each; returning `finished` exits right away. `bePatient` sets how
 * many milliseconds closing may take.
 */
export type StartProcess = (
  parts: AsyncDisposableStack,
  stopping: AbortSignal,
  bePatient: (ms: number) => void,
) => Promise<'finished' | void>;

/** Runs until told to stop. Parts are closed in reverse order, even if the start failed or was interrupted. */
export async function runUntilStopped(start: StartProcess): Promise<never> {
  const parts = new AsyncDisposableStack();
  const stop = new AbortController();
  listenForSignals(stop);
  const stopped = new Promise<void>((resolve) => {
    stop.signal.addEventListener('abort', () => resolve(), { once: true });
  });

  let code = interrupted;
  let patience = usualPatience;
  try {
    const outcome = await Promise.race([
      start(parts, stop.signal, (ms) => (patience = ms)).then((end) => end ?? 'running'),
      stopped,
    ]);
    // flush now: normally this happens at exit, which a killed process doesn't reach
    if (outcome === 'running') flushCompileCache();
    if (outcome === 'running') await stopped;
    if (outcome !== undefined) code = 0;
  } catch (error) {
    if (!stop.signal.aborted) code = complain(error);
  }
  const closed = parts.disposeAsync().then(
    () => code,
    (error: unknown) => complain(error),
  );
  process.exit(await Promise.race([closed, pause(patience, 1)]));
}

function listenForSignals(stop: AbortController): void {
  let first = 0;
  const onSignal = (): void => {
    if (first !== 0 && Date.now() - first > sameSignal) process.exit(interrupted);
    first ||= Date.now();
    stop.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  // the channel closes when the process that forwards signals was killed
  process.on('disconnect', onSignal);
  process.channel?.unref();
}

/** For people: only the message of an expected failure, but the stack trace of an unexpected one. */
function complain(error: unknown): number {
  const text = error instanceof StartupError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  return 1;
}
