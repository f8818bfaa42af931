import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { StartupError } from '#server/StartupError.ts';

const usualPort = 4000;
const portsTried = 50;
/** Even without a drain, a request that is on its way over a kept connection arrives before that is closed. */
const shortestDrainMs = 150;
/** What a pause of 10 ms counts at most, and for how long a drain goes on for that. */
const [mostOfOnePauseMs, longestDelayMs] = [50, 3000] as const;

export interface ListenSettings {
  readonly port?: number | undefined;
  /** the address to listen on; every one of this machine when left out */
  readonly host?: string | undefined;
  /** from when the server is told to stop until its port closes; balancers and kept connections go elsewhere meanwhile */
  readonly drainMs?: number;
  /** answers that are being made after that get this long; what is slower is cut off */
  readonly finishMs?: number;
}

/** Far below the descriptors that a process has: what is over is closed at once, and those that are there go on. */
const mostConnections = 10_000;
/** Who sends headers this slowly is cut off; a large upload over a slow line may take as long as a request can. */
const slowness = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };
/**
 * Longer than balancers keep a connection that nobody uses (a minute as a rule): when the server closes it first, a
 * request that is on its way over it is lost.
 */
const keepAliveTimeout = 75_000;

export interface Listening {
  readonly http: Server;
  readonly port: number;
  readonly drainMs: number;
  /** Aborted when the server was told to stop: it still answers, and asks everybody to go elsewhere. */
  readonly leaving: AbortSignal;
  /** From here on requests are answered; until then they are told to come back. */
  answer(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Opens the port first, because the address is part of what the rest of the process is made from. */
export async function listen({ port: wanted, host, drainMs = 0, finishMs = 2000 }: ListenSettings): Promise<Listening> {
  let answering: RequestListener = (_request, response) => response.writeHead(503, { 'retry-after': '1' }).end();
  const leave = new AbortController();
  const http = createServer({ ...slowness, keepAliveTimeout }, (request, response) => {
    if (leave.signal.aborted) response.shouldKeepAlive = false;
    answering(request, response);
  });
  http.maxConnections = mostConnections;
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const port = wanted === undefined ? await listenFrom(http, usualPort, host) : await listenOn(http, wanted, host);
  return {
    http,
    port,
    drainMs,
    leaving: leave.signal,
    answer: (listener) => {
      answering = listener;
    },
    close: async () => {
      leave.abort();
      await drained(sockets, drainMs);
      await close(http, sockets, finishMs);
    },
  };
}

/**
 * Balancers ask now and then, so a drain that was asked for is waited for whoever is connected at the moment. While this
 * thread is busy nobody is told to go elsewhere: that counts little, up to a limit.
 */
async function drained(sockets: ReadonlySet<Socket>, drainMs: number): Promise<void> {
  let left = Math.max(drainMs, shortestDrainMs);
  const latest = performance.now() + left + longestDelayMs;
  while (left > 0 && performance.now() < latest && (drainMs > 0 || sockets.size > 0)) {
    const begun = performance.now();
    await pause(10);
    left -= Math.min(performance.now() - begun, mostOfOnePauseMs);
  }
}

async function listenFrom(http: Server, first: number, host: string | undefined): Promise<number> {
  for (let port = first; port < first + portsTried; port += 1) {
    try {
      return await listenOn(http, port, host);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  throw new PortTaken(`None of the ports ${first} to ${first + portsTried - 1} is free. Please set PORT.`);
}

class PortTaken extends StartupError {
  override readonly name = 'PortTaken';
}

async function listenOn(http: Server, port: number, host: string | undefined): Promise<number> {
  try {
    http.listen({ port, host });
    await once(http, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartupError(`This machine has no address ${host}. Please look at HOST.`);
    }
    if (code !== 'EADDRINUSE') throw error;
    throw new PortTaken(`Port ${port} is taken by another program. Please choose another PORT.`);
  }
  return (http.address() as AddressInfo).port;
}

/** Sockets are counted here because the server loses sight of those that became WebSockets. */
async function close(http: Server, sockets: ReadonlySet<Socket>, finishMs: number): Promise<void> {
  const closed = once(http, 'close');
  await whatCameIsRead();
  http.close();
  // a connection falls idle when its last answer is through, and nobody tells the server then
  const closingIdle = setInterval(() => void whatCameIsRead().then(() => http.closeIdleConnections()), 20);
  const inTime = await Promise.race([closed.then(() => true), pause(finishMs, false)]);
  if (!inTime) for (const socket of sockets) socket.destroy();
  await closed;
  clearInterval(closingIdle);
}

/**
 * After a busy time clocks come before what has arrived meanwhile: a connection on which a request waits would look idle, and
 * be reset. In the first turn connections are accepted, in the second they are read.
 */
async function whatCameIsRead(): Promise<void> {
  await turn();
  await turn();
}
