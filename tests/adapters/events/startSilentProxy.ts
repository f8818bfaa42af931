import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SilentProxy {
  readonly url: string;
  /** existing connections carry nothing from now on, without an error */
  silence(): void;
  close(): void;
}

/** A proxy before a database that can go silent, like a network whose other end has vanished. */
export async function startSilentProxy(database: string): Promise<SilentProxy> {
  const target = new URL(database);
  const lines: { near: Socket; far: Socket; silent: boolean }[] = [];
  const server = createServer((near) => {
    const line = { near, far: connect(Number(target.port), target.hostname), silent: false };
    lines.push(line);
    for (const [from, to] of [[line.near, line.far] as const, [line.far, line.near] as const]) {
      from.on('data', (bytes) => {
        if (!line.silent) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = { hostname: '127.0.0.1', port: String((server.address() as AddressInfo).port) };
  return {
    url: Object.assign(new URL(database), address).href,
    silence() {
      for (const line of lines) line.silent = true;
    },
    close() {
      for (const { near, far } of lines) [near, far].forEach((socket) => socket.destroy());
      server.close();
    },
  };
}
