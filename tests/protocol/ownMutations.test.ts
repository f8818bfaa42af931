import { once } from 'node:events';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { persistDocuments } from '#tests/protocol/persistDocuments.ts';
import { openLiveConnection, portOf, subscription, whenConnected } from '#tests/support/liveConnection.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/startedSubmission.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';
import type { LiveConnection } from '#web/relay/createLiveConnection.ts';

const documents = persistDocuments({
  watch: `subscription Watch($id: ID!, $after: String) { submissionChanged(id: $id, after: $after) { cursor changed ownMutation } }`,
});
const watch = subscription(documents.ids.watch);
const server = useServer({ PERSISTED_OPERATIONS: documents.file });
const open: LiveConnection[] = [];
const [tab, otherTab] = ['a'.repeat(32), 'b'.repeat(32)];

const start = `mutation ($input: StartDiscussionInput!) { startDiscussion(input: $input) {
  ... on StartDiscussionPayload { discussion { id } } ... on Refused { message } } }`;

let applicant: TestPerson;
let writer: TestPerson;
let submission: TestSubmission;
let started = 0;

beforeAll(async () => {
  [applicant, writer] = [await makePerson(server.services), await makePerson(server.services)];
  const team = await makeTeam(server.services);
  submission = await startedSubmission(server.services, { teamId: team.id, applicantId: applicant.id });
  await server.services.db.masterTemplateMembership.create({
    data: { teamId: team.id, masterTemplateId: submission.formId, userId: writer.id, permissionLevelId: 2 },
  });
});
afterEach(() => {
  for (const live of open.splice(0)) live.close();
});

/** Starts a discussion as the applicant, with the header of a tab if given. */
async function change(header?: string, idempotencyKey?: string): Promise<HttpAnswer> {
  const input = { submissionId: `Submission:${submission.id}`, body: 'When?', idempotencyKey };
  const answer = await server.send(applicant, 'POST', '/graphql', {
    body: { query: start, variables: { input } },
    headers: header === undefined ? {} : { 'x-portico-mutation': header },
  });
  if (answer.body.data?.startDiscussion?.discussion) started += 1;
  return answer;
}

interface Told {
  readonly raw: readonly unknown[];
  /** which of this tab's mutations caused each event, once as many as expected have arrived */
  readonly own: (count: number) => Promise<(number | null)[]>;
}

/** What one tab receives from now on. */
async function received(who: TestPerson, ofTab?: string): Promise<Told> {
  const live = openLiveConnection(who, portOf(server.url), { tab: ofTab });
  open.push(live);
  const raw: unknown[] = [];
  const since = await server.services.events.now();
  live.subscribe(watch, { id: `Submission:${submission.id}`, after: since }).subscribe({
    next: (response) => void raw.push('data' in response ? response.data?.['submissionChanged'] : response),
  });
  await whenConnected(live);
  return {
    raw,
    own: async (count) => {
      await expect.poll(() => raw.length, { timeout: 10_000 }).toBe(count);
      return raw.map((event) => (event as { ownMutation: number | null }).ownMutation);
    },
  };
}

test('only the tab that made a change recognizes its event', async () => {
  const [mine, myOtherTab, oldClient, staff] = [
    await received(applicant, tab),
    await received(applicant, otherTab),
    await received(applicant),
    await received(writer, 'c'.repeat(32)),
  ];
  await change(`${tab}/7`);
  expect(await mine.own(1)).toEqual([7]);
  for (const other of [myOtherTab, oldClient, staff]) expect(await other.own(1)).toEqual([null]);
  for (const { raw } of [mine, myOtherTab, oldClient, staff]) expect(JSON.stringify(raw)).not.toContain(tab);
});

test('changes in quick succession keep their own origins', async () => {
  const [first, second] = [await received(applicant, tab), await received(applicant, otherTab)];
  await change(`${tab}/1`);
  await change(`${otherTab}/1`);
  await change();
  await change(`${tab}/2`);
  expect(await first.own(4)).toEqual([1, null, null, 2]);
  expect(await second.own(4)).toEqual([null, 1, null, null]);
});

test('a repeated request causes no second event, and the event keeps the number of the first', async () => {
  const mine = await received(applicant, tab);
  await change(`${tab}/11`, 'same-key');
  await change(`${tab}/12`, 'same-key');
  await change(`${tab}/13`);
  expect(await mine.own(2)).toEqual([11, 13]);
});

test('events that a tab missed are still its own when it resumes', async () => {
  const since = await server.services.events.now();
  await change(`${tab}/3`);
  const live = openLiveConnection(applicant, portOf(server.url), { tab });
  open.push(live);
  const events: unknown[] = [];
  live.subscribe(watch, { id: `Submission:${submission.id}`, after: since }).subscribe({
    next: (response) => void events.push('data' in response ? response.data?.['submissionChanged'].ownMutation : null),
  });
  await expect.poll(() => events).toEqual([3]);
});

test.each(['', 'x', tab, `${tab}/0`, `${tab}/1/2`, `${tab}/9999999999`, `${tab.toUpperCase()}/1`, `${tab}0/1`])(
  'rejects the header "%s"',
  async (header) => {
    const before = started;
    expect((await change(header)).status).toBe(400);
    expect(started).toBe(before);
  },
);

test('does not open a socket for an invalid tab', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: { cookie: applicant.cookie ?? '' },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { tab: 'x'.repeat(5000) } }));
  const [code] = (await once(socket, 'close')) as [number];
  expect(code).toBe(1013);
});
