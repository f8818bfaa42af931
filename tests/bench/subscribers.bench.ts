import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { WebSocket, WebSocketServer } from 'ws';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { jsonClient, median } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { pageDocument } from '#tests/bench/town/pageDocument.ts';
import { townId } from '#tests/bench/town/seedTown.ts';
import { documentId, startServer, servePortico, signInAs } from '#tests/bench/town/startServers.ts';

const watchers = 1_000;
const rounds = 100;
/** Not counted: a process that has just started is still compiling. */
const warmUp = 20;
/** The time between two changes, because changes that follow closely are sent together. */
const quietMs = 20;
/** The subscribers: members of the form and the applicant, each in many windows. */
const people = 40;

const mutation = `mutation Save($input: SaveAnswerInput!) { saveAnswer(input: $input) {
  ... on SaveAnswerPayload { answer { id revision } } ... on Refused { message } } }`;
/** As on the pages: the events they get, and what they refetch. */
const subscription = pageDocument('useSubmissionChangesSubscription');
const screen = pageDocument('SubmissionScreenQuery');

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 2), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [mutation, subscription, screen]), (served) =>
    served.stop(),
  );
  const raw = parts.adopt(await startServer('tests/bench/subscribers.bench.ts', { RAW: '1' }), (served) =>
    served.stop(),
  );

  const subject = await busySubject(pool);
  const cookies = await Promise.all(subject.people.map((id) => signInAs(town.url, id)));
  const limit = await rawRounds(raw.port);
  const { times: ours, heard } = await porticoRounds(portico.port, subject, cookies);
  const { bytes: whole } = await screenOf(portico.port, subject, cookies[0] ?? '');
  const ratio = median(ours) / median(limit);
  const each = Math.round(heard.bytes / heard.messages);
  return [
    { name: `raw WebSocket broadcast, last of ${watchers} told`, ms: median(limit) },
    {
      name: `Portico, from the save to the last of ${watchers} told`,
      ms: median(ours),
      ratio,
      goal: '<= 2x',
      met: ratio <= 2,
      note: `${people} people, rights and outbox included`,
    },
    {
      name: 'The event for a saved answer, compared with refetching the screen',
      ratio: each / whole,
      goal: '<= 0.1x, and nothing asked again',
      met: each / whole <= 0.1 && heard.looks === 0,
      note: `${each} bytes and ${heard.looks / heard.messages} queries; the screen is ${whole} bytes`,
    },
  ];
}

interface Subject {
  readonly number: number;
  readonly fieldId: string;
  readonly residentId: string;
  readonly people: readonly string[];
}

/** A submission, its applicant, and enough members of its form. */
async function busySubject(pool: pg.Pool): Promise<Subject> {
  const { rows } = await pool.query(
    `SELECT s.scoped_id AS number, s.launched_by_id, s.team_id, s.master_template_id, f.id AS field_id FROM submissions s
     JOIN fields f ON f.flow_template_id = s.flow_template_id AND f.position = 1
     WHERE s.status = 'active' ORDER BY s.scoped_id LIMIT 1`,
  );
  const {
    number,
    launched_by_id: residentId,
    team_id: teamId,
    master_template_id: formId,
    field_id: fieldId,
  } = rows[0];
  // an earlier run has answered it
  await pool.query('DELETE FROM answers WHERE field_id = $1 AND submission_id = $2', [
    fieldId,
    townId('submission', number),
  ]);
  const members = Array.from({ length: people - 1 }, (_, index) => townId('user', index + 1));
  await pool.query(
    `INSERT INTO master_template_memberships (id, team_id, master_template_id, user_id)
     SELECT gen_random_uuid(), $1, $2, u FROM unnest($3::uuid[]) u ON CONFLICT DO NOTHING`,
    [teamId, formId, members],
  );
  return { number, fieldId, residentId, people: [residentId, ...members] };
}

/** What a page would refetch. */
async function screenOf(port: number, { number }: Subject, cookie: string): Promise<{ readonly bytes: number }> {
  const ask = jsonClient(port, `/graphql/${documentId(screen)}`, { cookie });
  const text = await ask(JSON.stringify({ variables: { id: `Submission:${townId('submission', number)}` } }));
  if (!text.includes('"__typename":"Submission"')) throw new Error(text.slice(0, 500));
  return { bytes: Buffer.byteLength(text) };
}

async function porticoRounds(port: number, subject: Subject, cookies: readonly string[]): Promise<Rounds> {
  const subscribe = JSON.stringify({
    id: '1',
    type: 'subscribe',
    payload: {
      query: '',
      extensions: { documentId: documentId(subscription) },
      variables: { id: `Submission:${townId('submission', subject.number)}` },
    },
  });
  const audience = await gatherAudience(async (index) => {
    const headers = { cookie: cookies[index % cookies.length] ?? '' };
    const socket = await open(new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers }));
    const greeted = new Promise((resolve) => socket.once('message', resolve));
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await greeted;
    socket.send(subscribe);
    return socket;
  });
  await setTimeout(8_000);
  const save = jsonClient(port, `/graphql/${documentId(mutation)}`, { cookie: cookies[0] ?? '' });
  let revision = 0;
  return audience.rounds(async (round) => {
    const input = {
      activeStepId: `ActiveStep:${townId('activeStep', subject.number)}`,
      fieldId: `Field:${subject.fieldId}`,
      content: `typed ${round}`,
      revision,
    };
    const answer = JSON.parse(await save(JSON.stringify({ variables: { input } })));
    revision = answer.data?.saveAnswer?.answer?.revision;
    if (!revision) throw new Error(JSON.stringify(answer));
  });
}

async function rawRounds(port: number): Promise<readonly number[]> {
  const audience = await gatherAudience(() => open(new WebSocket(`ws://127.0.0.1:${port}`)));
  const post = jsonClient(port, '/');
  return (await audience.rounds((round) => post(JSON.stringify({ round })))).times;
}

const open = (socket: WebSocket): Promise<WebSocket> =>
  new Promise((resolve, reject) => socket.once('open', () => resolve(socket)).once('error', reject));

interface Audience {
  /** sends this many events, and measures each until the last subscriber has it */
  rounds(tell: (round: number) => Promise<unknown>): Promise<Rounds>;
}

interface Rounds {
  readonly times: readonly number[];
  /** total across all of them; `looks` counts refetches */
  readonly heard: { readonly messages: number; readonly bytes: number; readonly looks: number };
}

/** Bare sockets on both sides that read what they get: this compares the servers, not the clients. */
async function gatherAudience(connect: (index: number) => Promise<WebSocket>): Promise<Audience> {
  let told = 0;
  const heard = { messages: 0, bytes: 0, looks: 0 };
  let whenAllAreTold = (): void => undefined;
  const sockets = await Promise.all(Array.from({ length: watchers }, (_, index) => connect(index)));
  for (const socket of sockets) {
    socket.on('message', (message: Buffer) => {
      const text = message.toString();
      const { type, payload } = JSON.parse(text);
      if (type !== 'next' || payload.errors) throw new Error(text);
      told += 1;
      heard.messages += 1;
      heard.bytes += message.length;
      if (payload.data.submissionChanged.changed !== 'answer') heard.looks += 1;
      if (told === watchers) whenAllAreTold();
    });
  }
  return {
    async rounds(tell) {
      const times: number[] = [];
      for (let round = 0; round < warmUp + rounds; round += 1) {
        told = 0;
        const all = new Promise<void>((resolve) => {
          whenAllAreTold = resolve;
        });
        const started = performance.now();
        await tell(round);
        await all;
        times.push(performance.now() - started);
        await setTimeout(quietMs);
      }
      for (const socket of sockets) socket.terminate();
      return { times: times.slice(warmUp), heard };
    },
  };
}

/** The limit: one prepared string to every socket. */
function serveRaw(): void {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer((_request, response) => {
    const text = JSON.stringify({
      id: '1',
      type: 'next',
      payload: {
        data: {
          submissionChanged: {
            cursor: 'x'.repeat(60),
            what: 'answer',
            answer: { id: 'y'.repeat(43), content: 'typed 1', revision: 1 },
          },
        },
      },
    });
    for (const socket of sockets.clients) socket.send(text);
    response.end('{}');
  });
  server.on('upgrade', (request, socket, head) =>
    sockets.handleUpgrade(request, socket, head, (open) => sockets.emit('connection', open)),
  );
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`raw sockets on port ${(server.address() as AddressInfo).port}\n`),
  );
  process.on('SIGTERM', () => process.exit(0));
}

export const bench: Bench = { title: 'A change reaches 1,000 subscribers of its subject', run };

if (import.meta.main) {
  if (process.env['RAW']) serveRaw();
  else console.table(await run());
}
