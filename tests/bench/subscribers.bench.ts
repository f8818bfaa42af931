import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from 'graphql-ws';
import pg from 'pg';
import { WebSocket, WebSocketServer } from 'ws';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { jsonClient, median } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { documentId, serve, servePortico, signInAs } from '#tests/bench/town/serve.ts';
import { townId } from '#tests/bench/town/seedTown.ts';

const watchers = 1_000;
const rounds = 15;
/** The people who watch: members of the form and the applicant, each in many windows. */
const people = 40;

const mutation = `mutation Save($input: SaveAnswerInput!) { saveAnswer(input: $input) {
  ... on SaveAnswerPayload { answer { id revision } } ... on Refused { message } } }`;
const subscription = `subscription Watch($id: ID!) { submissionChanged(id: $id) { cursor what answer { id content revision } } }`;

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, 2), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [mutation, subscription]), (served) => served.stop());
  const raw = parts.adopt(await serve('tests/bench/subscribers.bench.ts', { RAW: '1' }), (served) => served.stop());

  const subject = await busySubject(pool);
  const cookies = await Promise.all(subject.people.map((id) => signInAs(town.url, id)));
  const limit = await rawRounds(raw.port);
  const ours = await porticoRounds(portico.port, subject, cookies);
  const ratio = median(ours) / median(limit);
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

async function porticoRounds(port: number, subject: Subject, cookies: readonly string[]): Promise<readonly number[]> {
  let told = 0;
  let whenAllAreTold = (): void => undefined;
  const clients = await Promise.all(
    Array.from({ length: watchers }, async (_, index) => {
      const cookie = cookies[index % cookies.length] ?? '';
      class Signed extends WebSocket {
        constructor(address: string, protocols: string) {
          super(address, protocols, { headers: { cookie } });
        }
      }
      const client = createClient({
        url: `ws://127.0.0.1:${port}/graphql`,
        webSocketImpl: Signed,
        lazy: false,
        retryAttempts: 0,
      });
      client.subscribe(
        {
          query: '',
          extensions: { documentId: documentId(subscription) },
          variables: { id: `Submission:${townId('submission', subject.number)}` },
        },
        {
          next: ({ errors }) => {
            if (errors) throw errors[0];
            told += 1;
            if (told === watchers) whenAllAreTold();
          },
          error: () => undefined,
          complete: () => undefined,
        },
      );
      return client;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 8_000));
  const save = jsonClient(port, `/graphql/${documentId(mutation)}`, { cookie: cookies[0] ?? '' });
  const times: number[] = [];
  let revision = 0;
  for (let round = 0; round < rounds; round += 1) {
    told = 0;
    const all = new Promise<void>((resolve) => {
      whenAllAreTold = resolve;
    });
    const started = performance.now();
    const input = {
      activeStepId: `ActiveStep:${townId('activeStep', subject.number)}`,
      fieldId: `Field:${subject.fieldId}`,
      content: `typed ${round}`,
      revision,
    };
    const answer = JSON.parse(await save(JSON.stringify({ variables: { input } })));
    revision = answer.data?.saveAnswer?.answer?.revision;
    if (!revision) throw new Error(JSON.stringify(answer));
    await all;
    times.push(performance.now() - started);
  }
  for (const client of clients) void client.dispose();
  return times;
}

async function rawRounds(port: number): Promise<readonly number[]> {
  let told = 0;
  let whenAllAreTold = (): void => undefined;
  const sockets = await Promise.all(
    Array.from({ length: watchers }, () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      socket.on('message', () => {
        told += 1;
        if (told === watchers) whenAllAreTold();
      });
      return new Promise<WebSocket>((resolve) => socket.once('open', () => resolve(socket)));
    }),
  );
  const post = jsonClient(port, '/');
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    told = 0;
    const all = new Promise<void>((resolve) => {
      whenAllAreTold = resolve;
    });
    const started = performance.now();
    await post(JSON.stringify({ round }));
    await all;
    times.push(performance.now() - started);
  }
  for (const socket of sockets) socket.terminate();
  return times;
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
