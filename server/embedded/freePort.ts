import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Systems give connections that go out a port above these. One that the system names as free may be such a connection's before
 * whoever asked for it listens there.
 */
const [lowest, highest] = [20_000, 32_767];
const tries = 100;

/** A port of the loopback address that nobody listens on just now, and that no connection takes meanwhile. */
export async function freePort(): Promise<number> {
  let cause: unknown;
  for (let tried = 0; tried < tries; tried += 1) {
    const port = randomInt(lowest, highest + 1);
    try {
      await listenOnce(port);
      return port;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`none of ${tries} ports tried between ${lowest} and ${highest} is free`, { cause });
}

async function listenOnce(port: number): Promise<void> {
  const probe = createServer().listen(port, '127.0.0.1');
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}
