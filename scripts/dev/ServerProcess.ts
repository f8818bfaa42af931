import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { RunningPortico } from '#scripts/setup/startWebAndWorker.ts';

/** Web server and worker in a child process that is replaced when their code changes. */
export class ServerProcess {
  readonly #env: NodeJS.ProcessEnv;
  #child: ChildProcess | null = null;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Null if it ended before it was ready; it has printed why. */
  async start(): Promise<RunningPortico | null> {
    const child = spawn(process.execPath, ['scripts/dev/server.ts'], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const ready = once(child, 'message').then(([running]) => running as RunningPortico);
    return Promise.race([ready, once(child, 'exit').then(() => null)]);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
}
