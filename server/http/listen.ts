import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import { rejectRequest } from '#server/http/rejectRequest.ts';
import { StartupError } from '#server/StartupError.ts';

const usualPort = 4000;
const portsTried = 50;
/** Longer than a request in flight takes to arrive. */
const quietMs = 150;
/** The most that one 10 ms pause counts for, and how much longer a wait can take because of that. */
const [mostOfOnePauseMs, longestDelayMs] = [50, 3000] as const;

export interface ListenSettings {
  readonly port?: number | undefined;
  /** the address to listen on; all of this machine's if omitted */
  readonly host?: string | undefined;
  /**
   * the time between the shutdown signal and closing the port, in which load balancers and kept connections move
   * elsewhere
   */
  readonly drainMs?: number;
  /** the time responses in progress get after that; slower ones are cut off */
  readonly finishMs?: number;
  /** How shutdown waits. A test can wait for requests instead of time. */
  readonly wait?: typeof waitWhileAnswering;
}

/**
 * Far below a process's descriptor limit: new connections beyond it are closed immediately, and existing ones
 * continue.
 */
const mostConnections = 10_000;
/** Slow headers are cut off early, but a large upload on a slow connection may take as long as any request. */
const slowness = { headersTimeout: 15_000, requestTimeout: 300_000, connectionsCheckingInterval: 5_000 };
/**
 * Longer than load balancers keep idle connections (usually a minute): if the server closes first, a request in
 * flight is lost.
 */
const keepAliveTimeout = 75_000;

export interface HttpListener {
  readonly http: Server;
  readonly port: number;
  readonly drainMs: number;
  /** Aborted at the start of shutdown: the server still responds, and asks clients to reconnect elsewhere. */
  readonly stopping: AbortSignal;
  /** Requests are served from here on; until then they are told to come back. */
  answer(listener: RequestListener): void;
  close(): Promise<void>;
}

/** Opens the port first, because the rest of the process needs its address. */
export async function listen({
  port: wanted,
  host,
  drainMs = 0,
  finishMs = 2000,
  wait = waitWhileAnswering,
}: ListenSettings): Promise<HttpListener> {
  let answering: RequestListener = (request, response) => rejectRequest(request, response, 'starting', 1);
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
    stopping: leave.signal,
    answer: (listener) => {
      answering = listener;
    },
    close: async () => {
      leave.abort();
      isKeeping = drainMs === 0;
      await wait(drainMs, () => drainMs > 0);
      // The kernel resets connections waiting to be accepted when the port closes. Clients with kept connections open
      // no new ones, so hardly any are waiting then. See decision 0089.
      isKeeping = true;
      await wait(quietMs, () => sockets.size > 0);
      await closePort(http);
      isKeeping = false;
      await wait(quietMs, () => sockets.size > 0);
      await closeConnections(http, sockets, finishMs);
    },
  };
}

/** Waits while requests are served. Time in which this thread is blocked counts little, up to a limit. */
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

/** Closes only the port; an HTTP server's own method would also close idle connections. */
async function closePort(http: Server): Promise<void> {
  await whatCameIsRead();
  NetServer.prototype.close.call(http);
}

/** Counts sockets itself, because the server no longer tracks those upgraded to WebSockets. */
async function closeConnections(http: Server, sockets: ReadonlySet<Socket>, finishMs: number): Promise<void> {
  await whatCameIsRead();
  http.closeIdleConnections();
  // the server isn't notified when a connection becomes idle after its last response, so poll
  const closingIdle = setInterval(() => void whatCameIsRead().then(() => http.closeIdleConnections()), 20);
  const latest = performance.now() + finishMs;
  while (sockets.size > 0 && performance.now() < latest) await pause(10);
  for (const socket of sockets) socket.destroy();
  clearInterval(closingIdle);
  // also stops the timer that looks for slow requests
  http.close();
}

/**
 * After a busy period, timers run before pending I/O: a connection with a waiting request would look idle and be
 * reset. The first turn accepts connections, the second reads from them.
 */
async function whatCameIsRead(): Promise<void> {
  await turn();
  await turn();
}
