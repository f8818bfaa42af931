import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { startCuttingProxy } from '#tests/protocol/cuttingProxy.ts';
import { persistDocuments } from '#tests/protocol/documents.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { lineOf as openLine, opened, portOf, subscription } from '#tests/support/line.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { startPortico, type Portico } from '#tests/support/portico.ts';
import { useServer } from '#tests/support/server.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/submissions.ts';
import type { Live } from '#web/relay/createLive.ts';

const documents = persistDocuments({
  watch: `subscription Watch($id: ID!, $after: String) {
    submissionChanged(id: $id, after: $after) { cursor changed answer { content revision } } }`,
});
const watch = subscription(documents.ids.watch);
const saving = `mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) {
  ... on SaveAnswerPayload { answer { revision } } ... on RefusedError { code } } }`;

const server = useServer({ PERSISTED_OPERATIONS: documents.file });
const open: Live[] = [];
const processes: Portico[] = [];
let team: TestTeam;
let applicant: TestPerson;
let submission: TestSubmission;
let revision = 0;
beforeAll(async () => {
  team = await makeTeam(server.services);
});
beforeEach(async () => {
  applicant = await makePerson(server.services);
  submission = await startedSubmission(server.services, { teamId: team.id, applicantId: applicant.id });
  revision = 0;
});
afterEach(async () => {
  for (const live of open.splice(0)) live.close();
  for (const one of processes.splice(0)) await one.kill();
});

const databaseUrl = (): string => String(server.services.pool.options.connectionString);

/** A process beside the server of these tests, on the same database. */
async function anotherServer(port?: number): Promise<Portico> {
  const wanted = { url: databaseUrl(), env: { PERSISTED_OPERATIONS: documents.file } };
  const started = await startPortico('server', { ...wanted, ...(port === undefined ? {} : { port }) });
  processes.push(started);
  return started;
}

function lineOf(who: Visitor, port: number, onSocket?: (socket: WebSocket) => void): Live {
  const live = openLine(who, port, onSocket);
  open.push(live);
  return live;
}

interface Told {
  /** the cursors of what was told */
  readonly cursors: string[];
  readonly errors: Error[];
  readonly stop: () => void;
}

function listen(live: Live, after?: string): Told {
  const told: Told = { cursors: [], errors: [], stop: () => listening.unsubscribe() };
  const variables = { id: `Submission:${submission.id}`, ...(after === undefined ? {} : { after }) };
  const listening = live.subscribe(watch, variables).subscribe({
    next: (response) => {
      if ('data' in response) told.cursors.push(response.data?.['submissionChanged'].cursor);
    },
    error: (error: Error) => told.errors.push(error),
  });
  return told;
}

async function save(port: number = portOf(server.url)): Promise<void> {
  const { activeStepId, fieldId } = submission;
  const input = {
    activeStepId: `ActiveStep:${activeStepId}`,
    fieldId: `Field:${fieldId}`,
    content: `Rex ${revision}`,
    revision,
  };
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: applicant.cookie ?? '' },
    body: JSON.stringify({ query: saving, variables: { input } }),
  });
  const { data } = (await response.json()) as { data: { saveAnswer: { answer?: { revision: number } } } };
  revision = data.saveAnswer.answer?.revision ?? Number.NaN;
}

interface Heard {
  readonly told: number;
  readonly twice: number;
  readonly errors: readonly Error[];
}

/** What came until as much had come as was saved, or not within a few seconds. */
async function heard({ cursors, errors }: Told): Promise<Heard> {
  for (const end = Date.now() + 20_000; cursors.length < revision && Date.now() < end;) await pause(5);
  return { told: cursors.length, twice: cursors.length - new Set(cursors).size, errors };
}

const everything = (): Heard => ({ told: revision, twice: 0, errors: [] });

describe('whoever watches a submission is told of every change, each once,', () => {
  test('although the line is lost fifty times, and changes come while it is', async () => {
    await using proxy = await startCuttingProxy(portOf(server.url));
    const live = lineOf(applicant, proxy.port);
    const told = listen(live);
    await opened(live);
    for (let drop = 0; drop < 50; drop += 1) {
      await save();
      const again = opened(live);
      proxy.cut();
      await save();
      await again;
      if (drop % 3 === 0) await save();
    }
    expect(await heard(told)).toEqual(everything());
  });

  test('although they begin before their line is open, and the page came before that', async () => {
    const since = await server.services.events.now();
    await save();
    const live = openLine(applicant, portOf(server.url), undefined, since);
    open.push(live);
    let asksAnew = 0;
    live.onOpened(() => (asksAnew += 1));
    const told = listen(live);
    await save();
    await save();
    expect(await heard(told)).toEqual(everything());
    expect(asksAnew, 'nothing was missed, so nothing is loaded anew').toBe(0);
  });

  test('although another server process makes the changes', async () => {
    const other = await anotherServer();
    const live = lineOf(applicant, portOf(server.url));
    const told = listen(live);
    await opened(live);
    for (let n = 0; n < 20; n += 1) await save(n % 2 === 0 ? other.port : undefined);
    expect(await heard(told)).toEqual(everything());
  });

  test('although their server is stopped, killed and started again', async () => {
    let own = await anotherServer();
    const live = lineOf(applicant, own.port);
    const told = listen(live);
    await opened(live);
    for (const end of ['stop', 'kill'] as const) {
      await save();
      const again = opened(live);
      await own[end]();
      await save();
      own = await anotherServer(own.port);
      await again;
      await save();
    }
    expect(await heard(told)).toEqual(everything());
  });

  test('although they begin to watch long after the server greeted them', async () => {
    const live = lineOf(applicant, portOf(server.url));
    const first = listen(live);
    await opened(live);
    await save();
    expect(await heard(first)).toEqual(everything());
    expect(await heard(listen(live))).toEqual(everything());
  });

  test('although the database fails for a while', async () => {
    await using proxy = await startCuttingProxy(portOf(server.url));
    const live = lineOf(applicant, proxy.port);
    const told = listen(live);
    await opened(live);
    await save();
    expect(await heard(told)).toEqual(everything());
    await server.services.pool.query('ALTER TABLE sessions RENAME TO sessions_away');
    proxy.cut();
    await pause(100);
    await server.services.pool.query('ALTER TABLE sessions_away RENAME TO sessions');
    await opened(live);
    await save();
    expect(await heard(told)).toEqual(everything());
  });
});

async function announceMany(count: number): Promise<void> {
  await server.services.pool.query(
    `INSERT INTO event_outboxes (team_id, topic, payload)
     SELECT $1, 'submission:' || $2, jsonb_build_object('submissionId', $2::text) FROM generate_series(1, $3)`,
    [team.id, submission.id, count],
  );
  server.services.notifyEvents();
}

test('a place to go on from that the server has forgotten is given up, not asked for again', async () => {
  const live = lineOf(applicant, portOf(server.url));
  const told = listen(live, '99999999999:99999999999:');
  await opened(live);
  await opened(live);
  await save();
  expect(await heard(told)).toEqual(everything());
});

test('who was away for too much is told to load everything, and watches on from there', async () => {
  await using proxy = await startCuttingProxy(portOf(server.url));
  const live = lineOf(applicant, proxy.port);
  const told = listen(live);
  await opened(live);
  await save();
  expect(await heard(told)).toEqual(everything());
  let loaded = 0;
  live.onOpened(() => (loaded += 1));
  proxy.away = true;
  proxy.cut();
  await announceMany(1_500);
  proxy.away = false;
  // once because the line is back, and once more because what it missed is too much to be told
  await expect.poll(() => loaded, { timeout: 10_000 }).toBe(2);
  const before = told.cursors.length;
  await save();
  await expect.poll(() => told.cursors.length, { timeout: 10_000 }).toBe(before + 1);
  expect(told.errors).toEqual([]);
});

test('what a stranger may not watch ends at once, and is not tried again', async () => {
  const stranger = await makePerson(server.services);
  for (const [who, failure] of [
    [stranger, 'notFound'],
    [visitor(), 'signedOut'],
  ] as const) {
    const told = listen(lineOf(who, portOf(server.url)));
    await expect.poll(() => told.errors.map(({ message }) => message)).toEqual([failure]);
  }
});

test('who does not read is cut off, and nobody else waits for them', async () => {
  const live = lineOf(applicant, portOf(server.url));
  const told = listen(live);
  await opened(live);
  await save();
  expect(await heard(told)).toEqual(everything());
  const sockets: WebSocket[] = [];
  const slow = lineOf(applicant, portOf(server.url), (socket) => sockets.push(socket));
  const slowly = listen(slow);
  let loaded = 0;
  slow.onOpened(() => (loaded += 1));
  await opened(slow);
  await save();
  await expect.poll(() => [told, slowly].map(({ cursors }) => cursors.length)).toEqual([2, 1]);
  for (const socket of sockets) socket.pause();

  // each event carries enough that what lies in the network is soon full
  await server.services.db.answer.updateMany({
    where: { submissionId: submission.id },
    data: { content: 'x'.repeat(50_000) },
  });
  const { id: answerId } = await server.services.db.answer.findFirstOrThrow({ where: { submissionId: submission.id } });
  for (let batch = 0; batch < 15; batch += 1) {
    const before = told.cursors.length;
    await server.services.pool.query(
      `INSERT INTO event_outboxes (team_id, topic, payload)
       SELECT $1, 'submission:' || $2, jsonb_build_object('submissionId', $2::text, 'answerId', $3::text) FROM generate_series(1, 100)`,
      [team.id, submission.id, answerId],
    );
    server.services.notifyEvents();
    await expect.poll(() => told.cursors.length, { timeout: 20_000, interval: 5 }).toBe(before + 100);
  }
  expect(slowly.cursors).toHaveLength(1);
  expect(loaded).toBe(1);

  for (const socket of sockets) socket.resume();
  await expect.poll(() => loaded, { timeout: 20_000 }).toBe(2);
  expect(slowly.cursors.length).toBeLessThan(1_500);
  const before = slowly.cursors.length;
  await save();
  await expect.poll(() => slowly.cursors.length).toBe(before + 1);
});
