import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { eicar } from '#tests/support/eicar.ts';

export interface FakeClamd {
  readonly url: string;
  close(): Promise<void>;
}

/** Finds what clamd would find with a single signature. */
export const respondLikeClamd = (socket: Socket, file: Buffer): void =>
  void socket.end(file.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');

/** Speaks clamd's protocol: reads length-prefixed chunks up to an empty one, then sends the given response. */
export async function startFakeClamd(
  answer: (socket: Socket, file: Buffer) => void = respondLikeClamd,
  port = 0,
): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let heard: Buffer = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const file = fileIn(heard);
      if (file) answer(socket, file);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function fileIn(heard: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!heard.toString('latin1').startsWith(command)) return null;
  const pieces: Buffer[] = [];
  for (let at = command.length; at + 4 <= heard.length;) {
    const size = heard.readUInt32BE(at);
    if (size === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}
