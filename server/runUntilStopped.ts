import { flushCompileCache } from 'node:module';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { StartupError } from '#server/StartupError.ts';

/** What a person waits for at most after Ctrl-C. */
const usualPatience = 4500;
/** One Ctrl-C arrives two or three times: from the terminal, from npm and from whoever started this process. */
const sameSignal = 1000;
/** What a shell expects of a command that Ctrl-C kept from its end. */
const interrupted = 130;

/**
 * Opens the parts of a process and defers the closing of each; `finished` says that there is nothing to stay for.
 * `bePatient` says how many milliseconds closing may take.
 */
export type Start = (
  parts: AsyncDisposableStack,
  stopping: AbortSignal,
  bePatient: (ms: number) => void,
) => Promise<'finished' | void>;

/** Lives until it is told to stop. Parts are closed in reverse order, also when the start failed or was cut short. */
export async function runUntilStopped(start: Start): Promise<never> {
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
    // written at the end otherwise, which a process that is killed does not reach
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
  // the channel closes when the process that passes signals on was killed
  process.on('disconnect', onSignal);
  process.channel?.unref();
}

/** A person reads this: the sentence of an expected failure, the place of an unexpected one. */
function complain(error: unknown): number {
  const text = error instanceof StartupError ? error.message : inspect(error);
  process.stderr.write(`${text}\n`);
  return 1;
}
