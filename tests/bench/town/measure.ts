import net from 'node:net';

export interface Round {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

export type Call = (client: number) => Promise<unknown>;

/** Runs this many clients, each with one call in flight at a time, for this long. */
async function load(clients: number, ms: number, call: Call): Promise<Round> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (performance.now() - started < ms) {
        const before = performance.now();
        await call(client);
        times.push(performance.now() - before);
      }
    }),
  );
  const elapsed = performance.now() - started;
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), perSecond: (times.length / elapsed) * 1000 };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Alternating rounds, so that other load on the machine affects all alike; returns the median of each figure. */
export async function interleaveRounds<Name extends string>(
  calls: Readonly<Record<Name, Call>>,
  { clients, rounds = 5, ms = 2_000 }: { clients: number; rounds?: number; ms?: number },
): Promise<Record<Name, Round>> {
  const names = Object.keys(calls) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as Round[]])) as Record<Name, Round[]>;
  for (const name of names) await load(clients, Math.min(ms, 1_000), calls[name]);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) taken[name].push(await load(clients, ms, calls[name]));
  }
  const summary = (name: Name): Round => ({
    p50: median(taken[name].map(({ p50 }) => p50)),
    p95: median(taken[name].map(({ p95 }) => p95)),
    perSecond: median(taken[name].map(({ perSecond }) => perSecond)),
  });
  return Object.fromEntries(names.map((name) => [name, summary(name)])) as Record<Name, Round>;
}

/**
 * Posts JSON over persistent connections. The client shares the two cores with the server, so it only frames requests
 * and finds the end of responses by their length.
 */
export function jsonClient(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): (body: string) => Promise<string> {
  const head = Object.entries({ host: `127.0.0.1:${port}`, 'content-type': 'application/json', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const idle: Connection[] = [];
  return async (body) => {
    const connection = idle.pop() ?? openConnection(port);
    const { status, text } = await connection(
      `POST ${path} HTTP/1.1\r\n${head}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
    idle.push(connection);
    if (status !== 200) throw new Error(`${status} ${text.slice(0, 300)}`);
    return text;
  };
}

/** Gets a path over persistent connections. */
export function pageClient(port: number, headers: Readonly<Record<string, string>>): (path: string) => Promise<string> {
  const head = Object.entries({ host: `127.0.0.1:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const idle: Connection[] = [];
  return async (path) => {
    const connection = idle.pop() ?? openConnection(port);
    const { status, text } = await connection(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
    idle.push(connection);
    if (status !== 200) throw new Error(`${status} for ${path}`);
    return text;
  };
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** One request at a time. */
type Connection = (request: string) => Promise<Answered>;

function openConnection(port: number): Connection {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true).unref();
  let waiting: PromiseWithResolvers<Answered> | null = null;
  let parts: Buffer[] = [];
  let missing = -1;
  let head = '';
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    if (missing < 0) {
      const soFar = Buffer.concat(parts);
      const end = soFar.indexOf('\r\n\r\n');
      if (end < 0) return;
      head = soFar.toString('latin1', 0, end);
      const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
      if (length === undefined) return void socket.destroy(new Error(`a response without a length: ${head}`));
      parts = [soFar.subarray(end + 4)];
      missing = Number(length) - (soFar.length - end - 4);
    } else missing -= part.length;
    if (missing > 0) return;
    const [body] = parts;
    const text = (parts.length === 1 && body ? body : Buffer.concat(parts)).toString();
    parts = [];
    missing = -1;
    waiting?.resolve({ status: Number(head.slice(9, 12)), text });
  });
  const fail = (error?: Error): void => waiting?.reject(error ?? new Error('the connection was closed'));
  socket.on('error', fail);
  socket.on('close', () => fail());
  return (request) => {
    waiting = Promise.withResolvers<Answered>();
    socket.write(request);
    return waiting.promise;
  };
}
