import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis } from 'ioredis';
import { findProgram, redisServer } from '#scripts/checks/programs.ts';
import { freePort } from '#server/embedded/freePort.ts';

export interface TestRedis extends AsyncDisposable {
  readonly url: string;
}

/** A separate Redis server that stores nothing on disk. */
export async function startRedis(): Promise<TestRedis> {
  const program = findProgram(redisServer);
  if (program === null)
    throw new Error('There is no redis-server on this machine. `npm test` installs one where it can.');
  const port = await freePort();
  const server = spawn(program, ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
  });
  const url = `redis://127.0.0.1:${port}`;
  await answers(url);
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
    },
  };
}

/** The client retries automatically until the server is there. */
async function answers(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  await client.quit();
}
