import { beforeAll, expect, test } from 'vitest';
import { changedAnswer } from '#server/queries/answer/changedAnswer.ts';
import { cursorNow, useLiveWatch, type Watcher } from '#tests/support/liveWatch.ts';
import { makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { startedSubmission, type TestSubmission } from '#tests/support/startedSubmission.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const watch = useLiveWatch(server);
let applicant: TestPerson;
let writer: TestPerson;
let submission: TestSubmission;
let revision = 0;

const changes = `subscription Watch($id: ID!, $after: String) { submissionChanged(id: $id, after: $after) { cursor changed answer { id content revision } } }`;
const save = `mutation Save($input: SaveAnswerInput!) { saveAnswer(input: $input) { ... on SaveAnswerPayload { answer { id revision content } } ... on Refused { message } } }`;

interface Told {
  readonly cursor: string;
  readonly changed: string;
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

/** Watches from now on, or from an earlier cursor. */
async function watching(who: TestPerson, after?: string): Promise<Watcher<Told>> {
  const from = after ?? (await cursorNow(server.services));
  return watch(who, 'submissionChanged', changes, { id: `Submission:${submission.id}`, after: from });
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

test('staff who watch see what a resident types, within what they may read', async () => {
  const events = await watching(writer);
  await answer(applicant, 'Rex');
  await answer(applicant, 'Rex the second');
  const told = await events.take(2);
  expect(told.map(({ changed }) => changed)).toEqual(['answer', 'answer']);
  expect(told[1]?.answer?.content).toBe('Rex the second');
});

test('a dropped connection continues from its cursor, without losing or repeating events', async () => {
  const events = await watching(writer);
  await answer(applicant, 'One');
  const [first] = await events.take(1);
  await events.drop();
  await answer(applicant, 'Two');
  await answer(applicant, 'Three');
  const again = await watching(writer, first?.cursor);
  const missed = await again.take(2);
  await answer(applicant, 'Four');
  const live = await again.take(1);
  expect(new Set([...missed, ...live].map((told) => told.cursor)).size).toBe(3);
  expect(live[0]?.answer?.content).toBe('Four');
});

test('an applicant learns that staff wrote something, but not what', async () => {
  const events = await watching(applicant);
  await answer(writer, 'Seems friendly', submission.staffFieldId, submission.staffStepId, 0);
  expect(await events.take(1)).toEqual([{ cursor: expect.any(String), changed: 'answer', answer: null }]);
});

test('strangers cannot watch, and people who lose access receive nothing more', async () => {
  const { db, accessWatch, notifyEvents } = server.services;
  const stranger = await makePerson(server.services);
  await expect((await watching(stranger)).next()).rejects.toThrow("Not found, or you don't have access to it.");

  const events = await watching(writer);
  await answer(applicant, 'Before');
  expect((await events.take(1))[0]?.answer?.content).toBe('Before');
  const before = accessWatch.now();
  await db.masterTemplateMembership.deleteMany({ where: { userId: writer.id } });
  notifyEvents();
  await expect.poll(() => accessWatch.isStale([`user:${writer.id}`], before)).toBe(true);
  await answer(applicant, 'After');
  expect(await events.take(1)).toEqual([]);
});

test('each changed answer is read separately, once for everyone who watches it', async () => {
  await answer(applicant, 'Rex the third');
  const { id } = await server.services.db.answer.findFirstOrThrow({ where: { submissionId: submission.id } });
  const [first, second] = [{ answerId: id }, { answerId: id }];
  const read = (event: object) => changedAnswer(server.services.pool, id, event);
  expect(read(first)).toBe(read(first));
  // data read for one event can be older than the next event
  expect(read(second)).not.toBe(read(first));
  expect((await read(second))?.answer.content).toBe('Rex the third');
});
