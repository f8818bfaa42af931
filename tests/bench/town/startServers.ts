import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { root } from '#scripts/setup/root.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

export interface StartedServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** A program in its own process, ready once it has reported its port. */
export async function startServer(
  file: string,
  env: Readonly<Record<string, string>>,
  errors: 'inherit' | 'ignore' = 'inherit',
): Promise<StartedServer> {
  const child: ChildProcess = spawn(process.execPath, [file], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', errors],
  });
  const port = await portOf(child);
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

async function portOf(child: ChildProcess): Promise<number> {
  if (!child.stdout) throw new Error('a served program must have an output');
  for await (const line of createInterface({ input: child.stdout })) {
    const found = /port (\d+)/.exec(line);
    if (found) return Number(found[1]);
  }
  throw new Error('the program ended before it listened');
}

/** The pages are not measured, so they don't need to be built. */
const withoutPages = { WEB_DEV_SERVER: 'http://localhost:1' };

/** The product's own web server with its pages, which have to be built. */
export const servePages = (url: string): Promise<StartedServer> =>
  startServer('server/main.ts', {
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'error',
    REQUESTS_PER_MINUTE: '0',
    DATA_DIR: '.data/bench',
  });

/** The product's own web server on the town, started as by `npm run serve`; the documents stand for a web client's. */
export function servePortico(url: string, documents: readonly string[] = []): Promise<StartedServer> {
  const file = path.join(scratchFolder('bench'), 'persisted.json');
  writeFileSync(file, JSON.stringify(Object.fromEntries(documents.map((text) => [documentId(text), text]))));
  const settings = {
    DATABASE_URL: url,
    PORT: '0',
    LOG_LEVEL: 'error',
    // lets the benchmark send requests without limits
    REQUESTS_PER_MINUTE: '0',
    DATA_DIR: '.data/bench',
    PERSISTED_OPERATIONS: file,
  };
  return startServer('server/main.ts', { ...settings, ...withoutPages });
}

export const documentId = (text: string): string => createHash('md5').update(text).digest('hex');

/** A signed-in browser of a person in the town, with a cookie as from signing in. */
export async function signInAs(url: string, userId: string): Promise<string> {
  const sessionId = randomBytes(20).toString('hex');
  const digest = createHash('sha256').update(sessionId).digest('base64url');
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(`INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, now() + interval '10 days')`, [
      digest,
      userId,
    ]);
  } finally {
    await client.end();
  }
  return `portico_session=${sessionId}`;
}
