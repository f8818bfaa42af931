import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Systems assign outgoing connections ephemeral ports above these. A port the system reports as free may be taken by
 * such a connection before it is used.
 */
const [lowest, highest] = [20_000, 32_767];
const tries = 100;

/** A loopback port that is not in use, and that no outgoing connection can take in the meantime. */
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
