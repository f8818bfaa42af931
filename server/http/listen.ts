import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { Inability } from '#server/inability.ts';

const usualPort = 4000;
const portsTried = 50;
/** Answers that are being made get this long at a stop; what is slower is cut off. */
const patience = 2000;

/** Far below the descriptors that a process has: what is over is closed at once, and those that are there go on. */
const mostConnections = 10_000;
/** Who sends headers this slowly is cut off; a large upload over a slow line may take as long as a request can. */
const slowness = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };

export interface Listening {
  readonly http: Server;
  readonly port: number;
  /** Aborted as closing begins: what would stay open by itself ends then. */
  readonly stopping: AbortSignal;
  /** From here on requests are answered; until then they are told to come back. */
  answer(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Opens the port first, because the address is part of what the rest of the process is made from. */
export async function listen(wanted: number | undefined): Promise<Listening> {
  let answering: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end();
  const http = createServer(slowness, (request, response) => answering(request, response));
  http.maxConnections = mostConnections;
  const stop = new AbortController();
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = wanted === undefined ? await listenFrom(http, usualPort) : await listenOn(http, wanted);
  return {
    http,
    port,
    stopping: stop.signal,
    answer: (listener) => {
      answering = listener;
    },
    close: () => {
      stop.abort();
      return close(http, sockets);
    },
  };
}

async function listenFrom(http: Server, first: number): Promise<number> {
  for (let port = first; port < first + portsTried; port += 1) {
    try {
      return await listenOn(http, port);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  throw new PortTaken(`None of the ports ${first} to ${first + portsTried - 1} is free. Please set PORT.`);
}

class PortTaken extends Inability {
  override readonly name = 'PortTaken';
}

async function listenOn(http: Server, port: number): Promise<number> {
  try {
    http.listen(port);
    await once(http, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new PortTaken(`Port ${port} is taken by another program. Please choose another PORT.`);
  }
  return (http.address() as AddressInfo).port;
}

/** Sockets are counted here because the server loses sight of those that became WebSockets. */
async function close(http: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  const closed = once(http, 'close');
  http.close();
  // a connection falls idle when its last answer is through, and nobody tells the server then
  const closingIdle = setInterval(() => http.closeIdleConnections(), 20);
  const inTime = await Promise.race([closed.then(() => true), pause(patience, false)]);
  if (!inTime) for (const socket of sockets) socket.destroy();
  await closed;
  clearInterval(closingIdle);
}
