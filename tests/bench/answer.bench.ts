import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { newId } from '#server/newId.ts';
import { saveAnswerStatement } from '#server/operations/answer/saveAnswerStatement.ts';
import type { Bench, Measure } from '#tests/bench/bench.ts';
import { interleaveRounds, jsonClient, type Call } from '#tests/bench/town/measure.ts';
import { openPool, openTown } from '#tests/bench/town/openTown.ts';
import { townId } from '#tests/bench/town/seedTown.ts';
import { documentId, startServer, servePortico, signInAs } from '#tests/bench/town/startServers.ts';

const mutation = `mutation Save($input: SaveAnswerInput!) { saveAnswer(input: $input) {
  ... on SaveAnswerPayload { answer { id revision savedAt } } ... on Refused { message } } }`;

const clients = 16;

interface Place {
  readonly number: number;
  readonly resident_id: string;
  readonly field_id: string;
}

/** Submissions of different residents, one per client, so that everyone types into their own. */
async function places(pool: pg.Pool): Promise<readonly Place[]> {
  const { rows } = await pool.query<Place>(
    `SELECT s.scoped_id AS number, s.launched_by_id AS resident_id, f.id AS field_id FROM submissions s
     JOIN fields f ON f.flow_template_id = s.flow_template_id AND f.data_type = 'text'
     JOIN sections c ON c.id = f.section_id JOIN active_steps x ON x.submission_id = s.id AND x.step_id = c.step_id
     WHERE s.status = 'active' AND f.position = 1 ORDER BY s.scoped_id DESC LIMIT ${clients * 2}`,
  );
  return rows;
}

async function run(): Promise<readonly Measure[]> {
  await using parts = new AsyncDisposableStack();
  const town = parts.adopt(await openTown(), (open) => open.close());
  const pool = parts.adopt(openPool(town.url, clients), (open) => open.end());
  const portico = parts.adopt(await servePortico(town.url, [mutation]), (served) => served.stop());
  const bare = parts.adopt(
    await startServer('tests/bench/answer.bench.ts', { DATABASE_URL: town.url, BARE: '1' }),
    (s) => s.stop(),
  );
  const all = await places(pool);
  const measures: Measure[] = [];
  for (const atOnce of [1, clients]) {
    const calls: Record<'bare' | 'portico', Call> = {
      bare: await bareWriters(bare.port, all.slice(0, clients)),
      portico: await porticoWriters(town.url, portico.port, all.slice(clients)),
    };
    const { bare: limit, portico: ours } = await interleaveRounds(calls, { clients: atOnce });
    const ratio = ours.p50 / limit.p50;
    measures.push(
      {
        name: `bare HTTP server and the one statement, ${atOnce} at a time`,
        ms: limit.p50,
        perSecond: limit.perSecond,
        note: `p95 ${limit.p95.toFixed(2)} ms`,
      },
      {
        name: `Portico, ${atOnce} at a time`,
        ms: ours.p50,
        perSecond: ours.perSecond,
        ratio,
        goal: '<= 2.5x',
        met: ratio <= 2.5,
        note: `p95 ${ours.p95.toFixed(2)} ms`,
      },
    );
    await pool.query('DELETE FROM answers WHERE field_id = ANY ($1::uuid[]) AND content::text LIKE $2', [
      all.map((place) => place.field_id),
      '%typed%',
    ]);
  }
  return measures;
}

/** Each client keeps typing, and sends the revision of its last response. */
async function porticoWriters(url: string, port: number, mine: readonly Place[]): Promise<Call> {
  const writers = await Promise.all(
    mine.map(async ({ number, resident_id: resident, field_id: field }) => {
      const send = jsonClient(port, `/graphql/${documentId(mutation)}`, { cookie: await signInAs(url, resident) });
      return { send, step: townId('activeStep', number), field, revision: 0 };
    }),
  );
  return async (client) => {
    const writer = writers[client];
    if (!writer) return;
    const input = {
      activeStepId: `ActiveStep:${writer.step}`,
      fieldId: `Field:${writer.field}`,
      content: `typed ${writer.revision}`,
      revision: writer.revision,
    };
    const answer = JSON.parse(await writer.send(JSON.stringify({ variables: { input } })));
    writer.revision = answer.data?.saveAnswer?.answer?.revision ?? fail(answer);
  };
}

async function bareWriters(port: number, mine: readonly Place[]): Promise<Call> {
  const send = jsonClient(port, '/');
  const writers = mine.map(({ number, resident_id: resident, field_id: field }) => ({
    resident,
    step: townId('activeStep', number),
    field,
    revision: 0,
  }));
  return async (client) => {
    const writer = writers[client];
    if (!writer) return;
    const answer = JSON.parse(await send(JSON.stringify({ ...writer, content: `typed ${writer.revision}` })));
    writer.revision = answer.revision ?? fail(answer);
  };
}

const fail = (answer: unknown): never => {
  throw new Error(`a save was refused: ${JSON.stringify(answer)}`);
};

/** The limit: a server that only parses JSON, runs the statement, and responds. */
function serveBare(): void {
  const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
  const server = createServer((request, response) => {
    const body: Buffer[] = [];
    request.on('data', (part: Buffer) => body.push(part));
    request.on('end', () => {
      const { step, field, resident, revision, content } = JSON.parse(Buffer.concat(body).toString());
      const params = [
        newId(),
        newId(),
        step,
        field,
        '',
        revision,
        JSON.stringify(content),
        content,
        null,
        null,
        null,
        resident,
        new Date(),
        [],
        false,
        false,
      ] as const;
      saveAnswerStatement.rows(pool, [...params]).then(
        ([row]) => response.end(JSON.stringify({ id: row?.answer_id, revision: row?.revision })),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
  server.listen(0, '127.0.0.1', () =>
    process.stdout.write(`bare server on port ${(server.address() as AddressInfo).port}\n`),
  );
  process.on('SIGTERM', () => process.exit(0));
}

export const bench: Bench = { title: 'An answer saved through GraphQL over HTTP', run };

if (import.meta.main) {
  if (process.env['BARE']) serveBare();
  else console.table(await run());
}
