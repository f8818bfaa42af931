import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { boundedFork, type ProcessLimits } from '#server/documents/boundedFork.ts';

export interface ProcessSettings {
  /** takes the content in pieces and then the question, and answers with one message after any number of parts */
  readonly module: URL;
  readonly limits: ProcessLimits;
}

/** What was asked took more time or memory than anybody may have. */
export const tooMuch = Symbol('too much');

/** The process was gone before it could answer, for no reason of its own. */
const gone = Symbol('gone');

/** Starting takes longer than the work, and work comes in batches. */
const keptMs = 60_000;
const pieceBytes = 1024 * 1024;
/** How a process ends that asked for more memory than there is. */
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

export interface Question<Asked> {
  readonly asked: Asked;
  /** opened again for a second attempt */
  readonly content: () => Promise<Readable> | Readable;
  /** nothing honest takes longer */
  readonly milliseconds: number;
  /** takes a long answer in parts, before the last message */
  readonly onPart?: (part: unknown) => void;
}

/**
 * A process beside ours for long calculations on files of strangers, which is asked one thing at a time. It is kept for what comes next, but
 * not when it had to be stopped; what it cannot do ends it alone.
 */
export function keptProcess<Asked, Answer>(
  settings: ProcessSettings,
): (question: Question<Asked>) => Promise<Answer | typeof tooMuch> {
  let kept: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = (): void => {
    kept?.kill('SIGKILL');
    kept = null;
  };
  process.once('exit', end);
  const open = (): ChildProcess => {
    const child = boundedFork(settings.module, settings.limits);
    // whoever asks hears of both
    child.on('error', () => undefined);
    child.once('exit', () => {
      if (kept === child) kept = null;
    });
    return child;
  };

  const attempt = async (question: Question<Asked>): Promise<Answer | typeof tooMuch | typeof gone> => {
    clearTimeout(idle);
    const child = (kept ??= open());
    child.ref();
    child.channel?.ref();
    const { promise, resolve } = Promise.withResolvers<Answer | typeof tooMuch | typeof gone>();
    const hear = (answer: unknown): void => {
      if (isPart(answer)) question.onPart?.(answer.part);
      else resolve(answer === null ? tooMuch : (answer as Answer));
    };
    const ended = (code: number | null, signal: NodeJS.Signals | null): void =>
      resolve(outOfMemory.has(signal ?? code) ? tooMuch : gone);
    const lost = (): void => resolve(gone);
    const clock = setTimeout(() => resolve(tooMuch), question.milliseconds);
    child.on('message', hear).once('exit', ended).once('error', lost);
    try {
      // a process that ends while it is told something cannot be told the rest; how it ended is heard in a moment
      await Promise.race([promise, tell(child, question)]).catch((error: unknown) => {
        if (!(error instanceof Untold)) throw error;
      });
      const answer = await promise;
      if (answer === tooMuch || answer === gone) end();
      return answer;
    } catch (error) {
      end();
      throw error;
    } finally {
      clearTimeout(clock);
      child.off('message', hear).off('exit', ended).off('error', lost);
      // it keeps no process alive that has nothing else to do
      child.unref();
      child.channel?.unref();
      idle = setTimeout(end, keptMs).unref();
    }
  };
  const ask = async (question: Question<Asked>): Promise<Answer | typeof tooMuch> => {
    const first = await attempt(question);
    const answer = first === gone ? await attempt(question) : first;
    return answer === gone ? tooMuch : answer;
  };
  return ask;
}

const isPart = (answer: unknown): answer is { readonly part: unknown } =>
  typeof answer === 'object' && answer !== null && 'part' in answer;

/** In pieces, each when the one before has arrived: a large file is never held here as a whole. */
async function tell<Asked>(child: ChildProcess, { asked, content }: Question<Asked>): Promise<void> {
  for await (const chunk of (await content()) as AsyncIterable<Uint8Array>)
    for (let at = 0; at < chunk.length; at += pieceBytes)
      await send(child, { piece: chunk.subarray(at, at + pieceBytes) });
  await send(child, { asked });
}

/** The line to the process is cut. It may look open for a while: the pipe knows before the process is seen to be over. */
class Untold extends Error {
  override readonly name = 'Untold';
}

const send = (child: ChildProcess, message: object): Promise<void> =>
  new Promise((resolve, reject) =>
    child.send(message, (error) =>
      error ? reject(new Untold('the process cannot be told', { cause: error })) : resolve(),
    ),
  );
