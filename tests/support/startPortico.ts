import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '#scripts/setup/root.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

const programs = {
  server: { file: 'server/main.ts', isReady: /on port (\d+)/ },
  worker: { file: 'workers/main.ts', isReady: /(worker) is running/ },
} as const;

/** A process of the product that can be stopped, or killed in the middle of its work. */
export interface Portico extends AsyncDisposable {
  /** for a server */
  readonly port: number;
  /** from its start until it was ready, in milliseconds */
  readonly readyMs: number;
  readonly isRunning: () => boolean;
  /** kills it, like a machine failure */
  kill(): Promise<void>;
  /** stops it as an operator does, and returns the exit code */
  stop(): Promise<number | null>;
}

interface Wanted {
  readonly url: string;
  /** any free port by default */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** receives each line that the process writes, such as log lines */
  readonly onLine?: (line: string) => void;
}

/** Starts a server or a worker on a database, as `npm run serve` and `npm run work` do, without the pages. */
export async function startPortico(
  program: keyof typeof programs,
  { url, port = 0, env = {}, onLine = () => undefined }: Wanted,
): Promise<Portico> {
  const { file, isReady } = programs[program];
  const begun = performance.now();
  const child = spawn(process.execPath, [file], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: url,
      SECRET_KEY: 'x'.repeat(40),
      DATA_DIR: scratchFolder('process'),
      LOG_LEVEL: 'silent',
      // lets a drill send requests without limits
      REQUESTS_PER_MINUTE: '0',
      PORT: String(port),
      WEB_DEV_SERVER: 'http://localhost:1',
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (isRunning()) child.kill(signal);
    return ended;
  };
  const lines = createInterface({ input: child.stdout }).on('line', onLine);
  const ready = new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const said = isReady.exec(line)?.[1];
      if (said !== undefined) resolve(said);
    });
    lines.once('close', () => reject(new Error(`The ${program} ended before it was ready.`)));
  });
  return {
    port: Number(await ready),
    readyMs: performance.now() - begun,
    isRunning,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  };
}
