import { createClient, type Client } from 'graphql-ws';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { useServer } from '#tests/support/server.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/submissions.ts';

const server = useServer();
const clients: Client[] = [];
let applicant: TestPerson;
let writer: TestPerson;
let submission: TestSubmission;
let revision = 0;

const watch = `subscription Watch($id: ID!, $after: String) { submissionChanged(id: $id, after: $after) { cursor what answer { id content revision } } }`;
const save = `mutation Save($input: SaveAnswerInput!) { saveAnswer(input: $input) { ... on SaveAnswerPayload { answer { id revision content } } ... on Refused { message } } }`;

interface Told {
  readonly cursor: string;
  readonly what: string;
  readonly answer: { readonly content: string; readonly revision: number } | null;
}

beforeAll(async () => {
  applicant = await makePerson(server.services);
  writer = await makePerson(server.services);
  const team = await makeTeam(server.services);
  submission = await startedSubmission(server.services, { teamId: team.id, applicantId: applicant.id });
  await server.services.db.masterTemplateMembership.create({
    data: { teamId: team.id, masterTemplateId: submission.formId, userId: writer.id, permissionLevelId: 2 },
  });
});

afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

function watching(who: TestPerson, after: string | null = null): AsyncIterableIterator<Told> {
  class Signed extends WebSocket {
    constructor(address: string, protocols: string) {
      super(address, protocols, { headers: { cookie: who.cookie ?? '' } });
    }
  }
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: Signed,
    retryAttempts: 0,
  });
  clients.push(client);
  const results = client.iterate<{ submissionChanged: Told }>({
    query: watch,
    variables: { id: `Submission:${submission.id}`, after },
  });
  const next = async (): Promise<IteratorResult<Told>> => {
    const { value, done } = await results.next();
    if (done) return { value: undefined, done: true };
    if (value.errors) throw new Error(value.errors[0]?.message);
    return { value: value.data?.submissionChanged as Told, done: false };
  };
  const iterator: AsyncIterableIterator<Told> = {
    next,
    return: () => results.return?.() as never,
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

async function answer(
  who: TestPerson,
  content: string,
  field = submission.fieldId,
  step = submission.activeStepId,
  seen = revision,
): Promise<void> {
  const input = { activeStepId: `ActiveStep:${step}`, fieldId: `Field:${field}`, content, revision: seen };
  const { body } = await server.send(who, 'POST', '/graphql', { body: { query: save, variables: { input } } });
  if (!body.data?.saveAnswer?.answer) throw new Error(JSON.stringify(body));
  if (field === submission.fieldId) revision = body.data.saveAnswer.answer.revision;
}

/** Listening takes a moment to begin; what is saved before belongs to the page that was loaded. */
const begun = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

async function take(events: AsyncIterableIterator<Told>, count: number): Promise<Told[]> {
  const told: Told[] = [];
  while (told.length < count) {
    const { value, done } = await events.next();
    if (done) break;
    told.push(value);
  }
  return told;
}

test('what a resident types is told to the staff who watch, with what they may read', async () => {
  const events = watching(writer);
  const first = take(events, 2);
  await begun();
  await answer(applicant, 'Rex');
  await answer(applicant, 'Rex the second');
  const told = await first;
  expect(told.map(({ what }) => what)).toEqual(['answer', 'answer']);
  expect(told[1]?.answer?.content).toBe('Rex the second');
});

test('a dropped connection goes on from its cursor: nothing is missed and nothing is told twice', async () => {
  const events = watching(writer);
  const before = take(events, 1);
  await begun();
  await answer(applicant, 'One');
  const [{ cursor } = { cursor: '' }] = await before;
  await clients.pop()?.dispose();
  await answer(applicant, 'Two');
  await answer(applicant, 'Three');
  const again = watching(writer, cursor);
  const missed = await take(again, 2);
  await answer(applicant, 'Four');
  const live = await take(again, 1);
  expect(new Set([...missed, ...live].map((told) => told.cursor)).size).toBe(3);
  expect(live[0]?.answer?.content).toBe('Four');
});

test('an applicant hears that staff wrote something, but not what', async () => {
  const events = watching(applicant);
  const told = take(events, 1);
  await begun();
  await answer(writer, 'Seems friendly', submission.staffFieldId, submission.staffStepId, 0);
  expect(await told).toEqual([{ cursor: expect.any(String), what: 'answer', answer: null }]);
});

test('strangers cannot watch, and whoever loses access hears nothing more', async () => {
  const stranger = await makePerson(server.services);
  await expect(watching(stranger).next()).rejects.toThrow('Not found, or not visible to you.');

  const events = watching(writer);
  const first = take(events, 1);
  await begun();
  await answer(applicant, 'Before');
  expect((await first)[0]?.answer?.content).toBe('Before');
  await server.services.db.masterTemplateMembership.deleteMany({ where: { userId: writer.id } });
  server.services.wakeEvents();
  await begun();
  await answer(applicant, 'After');
  expect(await take(events, 1)).toEqual([]);
});
