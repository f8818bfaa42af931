import { setTimeout as pause } from 'node:timers/promises';
import { timingFinding, type Drill, type DrillCounts, type Finding } from '#tests/faults/drill.ts';
import { openDurable } from '#tests/faults/openDurable.ts';
import { servicesOn } from '#tests/faults/scene.ts';
import { makePerson } from '#tests/support/people.ts';
import { startPortico } from '#tests/support/startPortico.ts';

const clients = 60;
/** No request may take longer, whatever the database does. */
const longestMs = 10_000;
/** Even during a long outage, each kind of problem is logged less and less often. */
const mostLines = 40;

/** Requests through different endpoints. */
const doors = [
  { path: '/graphql', body: { query: '{ viewer { name } }' } },
  { path: '/users/exists?email=nobody@example.com' },
  { path: '/charges/ABC123.pdf' },
] as const;

interface Requested {
  readonly ms: number;
  readonly status: number;
  readonly retryAfter: string | null;
}

async function run({ stillSeconds }: DrillCounts): Promise<readonly Finding[]> {
  await using parts = new AsyncDisposableStack();
  const database = await openDurable(parts);
  const { services } = await servicesOn(database.url, parts);
  const person = await makePerson(services);
  const lines: string[] = [];
  const server = parts.use(
    await startPortico('server', {
      url: database.url,
      env: { LOG_LEVEL: 'warn' },
      onLine: (line) => lines.push(line),
    }),
  );
  const ask = async (n: number): Promise<Requested> => {
    const { path, ...rest } = doors[n % doors.length] ?? doors[0];
    const begun = performance.now();
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
      headers: { accept: 'application/json', 'content-type': 'application/json', cookie: person.cookie ?? '' },
      ...('body' in rest ? { method: 'POST', body: JSON.stringify(rest.body) } : {}),
      signal: AbortSignal.timeout(120_000),
    });
    await response.text();
    const { status, headers } = response;
    return { ms: performance.now() - begun, status, retryAfter: headers.get('retry-after') };
  };
  const well = await Promise.all(Array.from({ length: clients }, (_, n) => ask(n)));

  lines.length = 0;
  const answers: Requested[] = [];
  const over = new AbortController();
  const asking = (): Promise<unknown> => Promise.all(Array.from({ length: clients }, keepAsking));
  async function keepAsking(_: unknown, n: number): Promise<void> {
    while (!over.signal.aborted) {
      answers.push(await ask(n));
      await pause(200);
    }
  }
  database.signal('SIGSTOP');
  const pending = asking();
  await pause(stillSeconds * 1000);
  // requests sent before the database resumes must not have waited for it
  over.abort();
  await pending;
  database.signal('SIGCONT');
  const linesMeanwhile = lines.length;
  const back = performance.now();
  while ((await ask(0)).status !== 200) await pause(50);

  const refused = answers.filter(({ status }) => status === 503);
  const late = answers.filter(({ ms }) => ms > longestMs);
  return [
    {
      what: 'failed requests before the outage',
      found: well.filter(({ status }) => status >= 500).length,
      wish: 0,
    },
    { what: 'requests while PostgreSQL was paused', found: answers.length },
    { what: 'of these, told to retry', found: refused.length, wish: answers.length },
    {
      what: 'of those, told when',
      found: refused.filter(({ retryAfter }) => Number(retryAfter) > 0).length,
      wish: refused.length,
    },
    { what: `of these, that waited longer than ${longestMs / 1000} s`, found: late.length, wish: 0 },
    timingFinding(
      'how long they waited',
      answers.map(({ ms }) => ms),
    ),
    { what: 'the log stays short', found: String(linesMeanwhile <= mostLines), wish: 'true' },
    { what: 'log lines', found: linesMeanwhile },
    { what: 'the server is still the same process', found: String(server.isRunning()), wish: 'true' },
    timingFinding('from when PostgreSQL resumes until the first successful response', [performance.now() - back]),
  ];
}

export const drill: Drill = { title: 'PostgreSQL is paused under sixty clients', run };
