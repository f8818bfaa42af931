import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { turnAway } from '#server/http/turnAway.ts';
import { StartupError } from '#server/StartupError.ts';

const usualPort = 4000;
const portsTried = 50;
/** Longer than a request that was just sent takes to arrive. */
const quietMs = 150;
/** The most that one pause of 10 ms counts for, and how much longer a wait can take for that reason. */
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
  let answering: RequestListener = (request, response) => turnAway(request, response, 'starting', 1);
  const leave = new AbortController();
  let isKeeping = true;
  const http = createServer({ ...slowness, keepAliveTimeout }, (request, response) => {
    if (!isKeeping) response.shouldKeepAlive = false;
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
      isKeeping = drainMs === 0;
      await waitWhileAnswering(drainMs, () => drainMs > 0);
      // The kernel resets connections that wait to be accepted when the port closes. A client whose connection is kept
      // opens no new one, so hardly any wait then. Decision 0089.
      isKeeping = true;
      await waitWhileAnswering(quietMs, () => sockets.size > 0);
      await closePort(http);
      isKeeping = false;
      await waitWhileAnswering(quietMs, () => sockets.size > 0);
      await closeConnections(http, sockets, finishMs);
    },
  };
}

/** Waits while requests are answered. Time in which this thread is busy counts little, up to a limit. */
async function waitWhileAnswering(ms: number, isNeeded: () => boolean): Promise<void> {
  const latest = performance.now() + ms + longestDelayMs;
  for (let left = ms; left > 0 && performance.now() < latest && isNeeded();) {
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
  throw new PortTaken(`Ports ${first} to ${first + portsTried - 1} are all in use. Set PORT to a free one.`);
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
      throw new StartupError(`This machine has no address ${host}. Check HOST.`);
    }
    if (code !== 'EADDRINUSE') throw error;
    throw new PortTaken(`Port ${port} is in use by another program. Set PORT to a different one.`);
  }
  return (http.address() as AddressInfo).port;
}

/** Closes the port and no connection, as the method of an HTTP server would. */
async function closePort(http: Server): Promise<void> {
  await whatCameIsRead();
  NetServer.prototype.close.call(http);
}

/** Sockets are counted here because the server loses sight of those that became WebSockets. */
async function closeConnections(http: Server, sockets: ReadonlySet<Socket>, finishMs: number): Promise<void> {
  await whatCameIsRead();
  http.closeIdleConnections();
  // a connection falls idle when its last answer is through, and nobody tells the server then
  const closingIdle = setInterval(() => void whatCameIsRead().then(() => http.closeIdleConnections()), 20);
  const latest = performance.now() + finishMs;
  while (sockets.size > 0 && performance.now() < latest) await pause(10);
  for (const socket of sockets) socket.destroy();
  clearInterval(closingIdle);
  // ends the clock that looks for slow requests, too
  http.close();
}

/**
 * After a busy time clocks come before what has arrived meanwhile: a connection on which a request waits would look idle, and
 * be reset. In the first turn connections are accepted, in the second they are read.
 */
async function whatCameIsRead(): Promise<void> {
  await turn();
  await turn();
}
