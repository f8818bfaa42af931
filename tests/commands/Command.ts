import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '#scripts/setup/root.ts';
import { descendants, isRunning } from '#tests/commands/processes.ts';

/** A command of package.json as a person runs it: npm in a terminal's foreground, with its own process group. */
export class Command implements AsyncDisposable {
  #said = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  constructor(name: string, env: Record<string, string>) {
    this.#child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      // a developer's .env must not affect a test
      env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', LOG_LEVEL: '', PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    }
    this.#ended = once(this.#child, 'close').then(([code]) => code as number | null);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get said(): string {
    return this.#said;
  }

  /** Waits until the command's output matches. */
  async says(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.#said);
      if (found !== null) return found[1] ?? found[0];
      const isOver = await Promise.race([this.#ended.then(() => true), pause(20, false)]);
      if (isOver && !pattern.test(this.#said)) throw new Error(`It ended without printing ${pattern}:\n${this.#said}`);
    }
  }

  ends(): Promise<number | null> {
    return this.#ended;
  }

  /** Like Ctrl-C: signals every process of the foreground group. */
  interrupt(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  /** Signals only npm, like a program that started it. */
  terminate(): void {
    process.kill(this.pid, 'SIGTERM');
  }

  /** Like the kernel when the machine runs out of memory. */
  async kill(): Promise<void> {
    process.kill(-this.pid, 'SIGKILL');
    await this.#ended;
  }

  descendants(): readonly number[] {
    return descendants(this.pid);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!isRunning(this.pid)) return;
    const family = this.descendants();
    this.interrupt();
    await this.#ended;
    for (const pid of family.filter(isRunning)) process.kill(pid, 'SIGKILL');
  }
}
