import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it, test } from 'vitest';
import { clamd } from '#server/files/clamd.ts';
import { ScannerUnavailable } from '#server/files/Scanner.ts';
import { startFakeClamd, type FakeClamd } from '#tests/support/fakeClamd.ts';

const open: FakeClamd[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function speaking(answer: (socket: Socket, file: Buffer) => void): Promise<string> {
  const started = await startFakeClamd(answer);
  open.push(started);
  return started.url;
}

const says = (text: string) => speaking((socket) => socket.end(text));
const scan = (url: string, content = Readable.from([Buffer.from('a letter')])) =>
  clamd(url, { silenceMs: 500 }).scan(content);

it('sends exactly the whole file', async () => {
  const file = Buffer.from(Array.from({ length: 300_000 }, (_, place) => place % 251));
  let heard: Buffer = Buffer.alloc(0);
  const url = await speaking((socket, whole) => {
    heard = whole;
    socket.end('stream: OK\0');
  });
  expect(await scan(url, Readable.from([file.subarray(0, 7), file.subarray(7)]))).toBe('clean');
  expect(heard.equals(file)).toBe(true);
});

test.each([
  ['stream: OK\0', 'clean'],
  ['stream: Win.Test.EICAR_HDB-1 FOUND\0', 'infected'],
  ['INSTREAM size limit exceeded. ERROR\0', 'tooLarge'],
])('reads %j as %s', async (answer, verdict) => {
  expect(await scan(await says(answer))).toBe(verdict);
});

test.each([
  ['nothing', ''],
  ['an error', 'Can’t allocate memory ERROR\0'],
  ['half a response', 'stream: O'],
  ['that something else is clean', 'stream: OK, but nobody looked\0'],
  ['an endless response', 'stream: '.repeat(2_000)],
])('a scanner that responds %s has not scanned the file', async (_what, answer) => {
  await expect(scan(await says(answer))).rejects.toThrow(ScannerUnavailable);
});

it('does not wait for a scanner that is missing, silent, or hangs up', async () => {
  await expect(scan('tcp://127.0.0.1:1')).rejects.toThrow(ScannerUnavailable);
  await expect(scan('unix:/nowhere/clamd.sock')).rejects.toThrow(ScannerUnavailable);
  await expect(scan(await speaking(() => undefined))).rejects.toThrow(ScannerUnavailable);
  await expect(scan(await speaking((socket) => socket.destroy()))).rejects.toThrow(ScannerUnavailable);
});

test.each([1, 40])(
  'a scanner that closes the connection after %i chunks of a large file is unavailable, and the file is released',
  async (pieces) => {
    let cutAfter = pieces * 64 * 1024;
    const server = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .on('data', ({ length }) => {
          cutAfter -= length;
          if (cutAfter < 0) socket.resetAndDestroy();
        }),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const file = Readable.from(Array.from({ length: 16 }, () => Buffer.alloc(1_000_000)));
    try {
      const url = `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`;
      await expect(scan(url, file)).rejects.toThrow(ScannerUnavailable);
    } finally {
      server.close();
    }
    expect(file.destroyed).toBe(true);
  },
);

it('reports an unreadable file as such, and not as an unavailable scanner', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.from('a');
      throw new Error('the disk is missing');
    })(),
  );
  await expect(scan(await says('stream: OK\0'), broken)).rejects.toThrow('the disk is missing');
});
