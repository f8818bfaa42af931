import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { boundedFork, type ProcessLimits } from '#server/documents/boundedFork.ts';

export interface ChildWorkerSettings {
  /**
   * receives the content in chunks and then the question, and answers with any number of parts and one final message
   */
  readonly module: URL;
  readonly limits: ProcessLimits;
}

/** The question took more time or memory than allowed. */
export const limitExceeded = Symbol('too much');

/** The process was gone before it could answer, through no fault of the question. */
const gone = Symbol('gone');

/** Starting takes longer than the work, and work comes in batches. */
const keptMs = 60_000;
const pieceBytes = 1024 * 1024;
/** How a process ends when it runs out of memory. */
const outOfMemory: ReadonlySet<unknown> = new Set([
  'SIGABRT',
  'SIGTRAP',
  'SIGILL',
  'SIGSEGV',
  'SIGBUS',
  'SIGXCPU',
  133,
  134,
  139,
]);

export interface ProcessRequest<Input> {
  readonly input: Input;
  /** opened again for a retry */
  readonly content: () => Promise<Readable> | Readable;
  /** no legitimate file takes longer */
  readonly timeoutMs: number;
  /** receives the parts of a long answer before the final message */
  readonly onPart?: (part: unknown) => void;
}

/**
 * A separate process for long computations on untrusted files, which handles one question at a time. It is reused,
 * unless it had to be killed; a crash affects only this process.
 */
export function createChildWorker<Input, Answer>(
  settings: ChildWorkerSettings,
): (question: ProcessRequest<Input>) => Promise<Answer | typeof limitExceeded> {
  let kept: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    kept?.kill('SIGKILL');
    kept = null;
  };
  process.once('exit', end);
  const open = (): ChildProcess => {
    const child = boundedFork(settings.module, settings.limits);
    // each attempt has its own error listener; this one keeps later errors from crashing the parent
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (kept === child) kept = null;
    });
    return child;
  };

  const attempt = async (question: ProcessRequest<Input>): Promise<Answer | typeof limitExceeded | typeof gone> => {
    clearTimeout(idle);
    const child = (kept ??= open());
    child.ref();
    child.channel?.ref();
    const { promise, resolve } = Promise.withResolvers<Answer | typeof limitExceeded | typeof gone>();
    const hear = (answer: unknown): void => {
      if (isPart(answer)) question.onPart?.(answer.part);
      else resolve(answer === null ? limitExceeded : (answer as Answer));
    };
    const ended = (code: number | null, signal: NodeJS.Signals | null): void =>
      resolve(outOfMemory.has(signal ?? code) ? limitExceeded : gone);
    const lost = (): void => resolve(gone);
    const clock = setTimeout(() => resolve(limitExceeded), question.timeoutMs);
    child.on('message', hear).once('exit', ended).once('error', lost);
    try {
      // a process that ends during sending can't receive the rest; its exit event, which follows, says why
      await Promise.race([promise, tell(child, question)]).catch((error: unknown) => {
        if (!(error instanceof Untold)) throw error;
      });
      const answer = await promise;
      if (answer === limitExceeded || answer === gone) end();
      return answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(clock);
      child.off('message', hear).off('exit', ended).off('error', lost);
      // don't let an idle process keep the parent alive
      child.unref();
      child.channel?.unref();
      idle = setTimeout(end, keptMs).unref();
    }
  };
  const ask = async (question: ProcessRequest<Input>): Promise<Answer | typeof limitExceeded> => {
    const first = await attempt(question);
    const answer = first === gone ? await attempt(question) : first;
    return answer === gone ? limitExceeded : answer;
  };
  return ask;
}

const isPart = (answer: unknown): answer is { readonly part: unknown } =>
  typeof answer === 'object' && answer !== null && 'part' in answer;

/**
 * Sends the content in chunks, each after the previous one was received, so that a large file is never in memory as a
 * whole.
 */
async function tell<Input>(child: ChildProcess, { input: task, content }: ProcessRequest<Input>): Promise<void> {
  for await (const chunk of (await content()) as AsyncIterable<Uint8Array>)
    for (let at = 0; at < chunk.length; at += pieceBytes)
      await send(child, { piece: chunk.subarray(at, at + pieceBytes) });
  await send(child, { task });
}

/** The channel to the process is closed. The pipe notices before the exit event. */
class Untold extends Error {
  override readonly name = 'Untold';
}

const send = (child: ChildProcess, message: object): Promise<void> =>
  new Promise((resolve, reject) =>
    child.send(message, (error) =>
      error ? reject(new Untold('the process cannot be told', { cause: error })) : resolve(),
    ),
  );
