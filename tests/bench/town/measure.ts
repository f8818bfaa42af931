import http from 'node:http';

export interface Round {
  readonly p50: number;
  readonly p95: number;
  readonly perSecond: number;
}

export type Call = (client: number) => Promise<unknown>;

/** So many clients, each with one call under way at a time, for so long. */
export async function load(clients: number, ms: number, call: Call): Promise<Round> {
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

/** Rounds taken in turn, so that whatever else the machine does touches all alike; the median of each figure. */
export async function inTurn<Name extends string>(
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

/** Posts JSON over kept connections, with as little of its own as Node allows. */
export function jsonClient(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): (body: string) => Promise<string> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });
  return (body) =>
    new Promise((resolve, reject) => {
      const request = http.request(
        {
          agent,
          host: '127.0.0.1',
          port,
          path,
          method: 'POST',
          headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const text = Buffer.concat(parts).toString();
            if (response.statusCode === 200) resolve(text);
            else reject(new Error(`${response.statusCode} ${text.slice(0, 300)}`));
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
}
