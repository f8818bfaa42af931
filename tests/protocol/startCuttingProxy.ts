import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface CuttingProxy extends AsyncDisposable {
  readonly port: number;
  /** closes every connection, like a lost network */
  cut(): void;
  /** while true, new connections fail */
  away: boolean;
}

/** A proxy between a browser and a server. */
export async function startCuttingProxy(target: number): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (proxy.away) return near.destroy();
    const far = connect(target, 'localhost');
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    return near;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    away: false,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    [Symbol.asyncDispose]: async () => {
      proxy.away = true;
      proxy.cut();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}
