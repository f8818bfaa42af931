import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowProxy extends AsyncDisposable {
  readonly port: number;
  /** the delay of every chunk, in each direction, in milliseconds */
  delay: number;
  /** closes every current connection; new ones work */
  cut(): void;
}

/** A proxy that simulates a distant or busy database: everything arrives, in order and late. */
export async function startSlowProxy(target: number): Promise<SlowProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      void passOn(from, to);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  async function passOn(from: Socket, to: Socket): Promise<void> {
    let last: Promise<void> = Promise.resolve();
    const later = (then: () => void): void => {
      const due = pause(proxy.delay);
      last = last.then(() => due).then(then);
    };
    from.on('data', (piece: Buffer) => later(() => void (to.destroyed || to.write(piece))));
    from.on('end', () => later(() => void to.end()));
    from.on('close', () => later(() => void to.destroy()));
  }

  const proxy: SlowProxy = {
    port: (server.address() as AddressInfo).port,
    delay: 0,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    [Symbol.asyncDispose]: async () => {
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
