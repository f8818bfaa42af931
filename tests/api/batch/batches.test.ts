import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { batchActions } from '#domain/batch/batchRules.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { runBatch } from '#server/operations/batch/runBatch.ts';
import { mailEachApplicant } from '#server/operations/submission/mailApplicants.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
let foreign: PublishedForm;
let clerk: TestPerson;
let reader: TestPerson;
let resident: TestPerson;
let all: readonly LaunchedSubmission[];

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  foreign = await publishedForm(services, (await makeTeam(services)).id, [{ name: 'Ask', external: true }]);
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reader = await makePerson(services);
  resident = await makePerson(services);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await addToForm(services, team.id, form.formId, reader, 1);
});

beforeEach(async () => {
  const { db } = api.services;
  await db.batch.deleteMany();
  await db.submission.deleteMany();
  await db.dashboardRow.deleteMany();
  await db.tag.deleteMany();
  const made: LaunchedSubmission[] = [];
  for (let n = 0; n < 4; n += 1) made.push(await launchTestSubmission(api, resident, form));
  all = made;
});

const gids = (some: readonly { readonly id: string }[]) => some.map(({ id }) => `Submission:${id}`);
const report = 'batch { total doneCount unchangedCount refusedCount isUndoable refused { submissionId reason } }';
const ask = (who: Visitor, input: MutationInputs['actOnSubmissions']): Promise<GraphQLAnswer> =>
  api.attempt(who, 'actOnSubmissions', input, 'job { id state }');

interface Done {
  readonly id: string;
  readonly state: string;
  readonly progress: number;
  readonly result: unknown;
  readonly batch: {
    readonly total: number;
    readonly doneCount: number;
    readonly unchangedCount: number;
    readonly refusedCount: number;
    readonly isUndoable: boolean;
    readonly refused: readonly { readonly submissionId: string; readonly reason: string }[];
  };
}

/** Runs the batch action's job and returns the outcome. */
async function outcome(who: Visitor, response: Promise<GraphQLAnswer>, field = 'actOnSubmissions'): Promise<Done> {
  const { id } = (await response).data[field].job;
  await runJobs(api.services);
  const query = `query ($id: ID!) { node(id: $id) { ... on Job { id state progress result ${report} } } }`;
  return (await api.ask(who, query, { id })).data.node;
}

const done = async (who: Visitor, input: MutationInputs['actOnSubmissions']): Promise<Done> =>
  outcome(who, ask(who, input));
const undone = async (who: Visitor, { id }: Done): Promise<Done> =>
  outcome(who, api.attempt(who, 'undoBatch', { jobId: id }, 'job { id }'), 'undoBatch');

const statuses = async (): Promise<string[]> => {
  const rows = await api.services.db.submission.findMany({ orderBy: { scopedId: 'asc' } });
  return rows.map(({ status, deletedAt }) => (deletedAt === null ? status : 'deleted'));
};
const tagsOf = async (): Promise<string[][]> => {
  const rows = await api.services.db.submission.findMany({
    orderBy: { scopedId: 'asc' },
    include: { taggings: { include: { tag: true } } },
  });
  return rows.map(({ taggings }) => taggings.map(({ tag }) => tag.name));
};

describe('a batch action', () => {
  test('puts submissions on hold, reports those already on hold, and undo resumes only those it changed', async () => {
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${all[1]?.id}` }, 'submission { id }');
    const halted = await done(clerk, { action: 'halt', submissionIds: gids(all) });
    expect(halted).toMatchObject({
      ...{ state: 'complete', progress: 100, result: { done: 3, unchanged: 0, refused: 1 } },
      batch: { total: 4, doneCount: 3, unchangedCount: 0, refusedCount: 1, isUndoable: true },
    });
    expect(halted.batch.refused).toMatchObject([{ submissionId: `Submission:${all[1]?.id}` }]);
    expect(halted.batch.refused[0]?.reason).toBe('Submission halted');
    expect(await statuses()).toEqual(['halted', 'halted', 'halted', 'halted']);

    const back = await undone(clerk, halted);
    expect(back.batch).toMatchObject({ total: 3, doneCount: 3, isUndoable: false });
    expect(await statuses()).toEqual(['active', 'halted', 'active', 'active']);
    const again = await api.attempt(clerk, 'undoBatch', { jobId: halted.id }, 'job { id }');
    expect(again.refusal).toBe('batchNotUndoable');
  });

  test('adds and removes a tag, and leaves submissions that already had it alone, also on undo', async () => {
    await api.act(clerk, 'tagSubmission', { submissionId: gids(all)[0]!, newTagName: 'urgent' }, 'tagging { id }');
    const tagged = await done(clerk, { action: 'tag', tagNames: [' Urgent '], submissionIds: gids(all.slice(0, 3)) });
    expect(tagged.batch).toMatchObject({ total: 3, doneCount: 2, unchangedCount: 1 });
    expect(await tagsOf()).toEqual([['urgent'], ['urgent'], ['urgent'], []]);
    await undone(clerk, tagged);
    expect(await tagsOf()).toEqual([['urgent'], [], [], []]);
    const off = await done(clerk, { action: 'untag', tagNames: ['urgent'], submissionIds: gids(all) });
    expect(off.batch).toMatchObject({ doneCount: 1, unchangedCount: 3 });
    expect(await tagsOf()).toEqual([[], [], [], []]);
  });

  test('adds several tags together, and undo removes only those it added', async () => {
    await api.act(clerk, 'tagSubmission', { submissionId: gids(all)[0]!, newTagName: 'fire' }, 'tagging { id }');
    const tagged = await done(clerk, {
      action: 'tag',
      tagNames: ['Fire', 'flood'],
      submissionIds: gids(all.slice(0, 2)),
    });
    expect(tagged.batch).toMatchObject({ total: 2, doneCount: 2 });
    const sorted = async () => (await tagsOf()).map((names) => names.toSorted());
    expect(await sorted()).toEqual([['fire', 'flood'], ['fire', 'flood'], [], []]);
    await undone(clerk, tagged);
    expect(await sorted()).toEqual([['fire'], [], [], []]);
  });

  test('adds different tags per submission, by name or by id, and removes them by tagging', async () => {
    const put = await api.act(
      clerk,
      'tagSubmission',
      { submissionId: gids(all)[3]!, newTagName: 'flood' },
      'tagging { id tag { id } }',
    );
    const { id: taggingId, tag } = put.data.tagSubmission.tagging;
    const [one = '', two = ''] = gids(all);
    const tagged = await done(clerk, {
      action: 'tag',
      taggings: [
        { submissionId: one, tagName: 'Fire' },
        { submissionId: one, tagId: tag.id },
        { submissionId: two, tagId: tag.id },
      ],
    });
    expect(tagged.batch).toMatchObject({ total: 2, doneCount: 2 });
    expect((await tagsOf()).map((names) => names.toSorted())).toEqual([['fire', 'flood'], ['flood'], [], ['flood']]);
    await done(clerk, { action: 'untag', taggingIds: [taggingId] });
    expect((await tagsOf()).map((names) => names.length)).toEqual([2, 1, 0, 0]);
  });

  test('assigns and unassigns the person who asks, and leaves other assignees alone', async () => {
    const { db } = api.services;
    const other = { userId: team.owner.id, teamId: team.id, assigned: true, createdAt: new Date() };
    await db.submissionAttachment.create({ data: { id: newId(), submissionId: all[0]?.id ?? '', ...other } });
    const assigned = (): Promise<number> =>
      db.submissionAttachment.count({ where: { userId: clerk.id, assigned: true } });
    const taken = await done(clerk, { action: 'assign', submissionIds: gids(all) });
    expect([taken.batch.doneCount, await assigned()]).toEqual([4, 4]);
    const given = await done(clerk, { action: 'unassign', submissionIds: gids(all.slice(1)) });
    expect([given.batch.doneCount, await assigned()]).toEqual([3, 1]);
    expect(await db.submissionAttachment.count({ where: { userId: team.owner.id } })).toBe(1);
  });

  test('permanently deletes the submissions that match a filter when the person confirms their number', async () => {
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${all[0]?.id}` }, 'submission { id }');
    const filters = [{ field: 'completion', operator: 'is', value: 'active' }];
    const wrong = await ask(clerk, { action: 'delete', filters, confirmCount: '4' });
    expect(wrong.refusal).toEqual({ confirmCount: 'confirmCountWrong' });
    expect(await statuses()).toEqual(['halted', 'active', 'active', 'active']);
    const response = ask(clerk, { action: 'delete', filters, confirmCount: '3' });
    // submissions that arrive after the request are not included
    await response;
    const late = await launchTestSubmission(api, resident, form);
    const gone = await outcome(clerk, response);
    expect(gone.batch).toMatchObject({ total: 3, doneCount: 3, isUndoable: false });
    expect(await statuses()).toEqual(['halted', 'deleted', 'deleted', 'deleted', 'active']);
    expect((await api.attempt(clerk, 'undoBatch', { jobId: gone.id }, 'job { id }')).refusal).toBe('batchNotUndoable');
    expect(late.id).toBeTruthy();
  });

  test('changes each submission once when the job is interrupted and retried', async () => {
    const { services } = api;
    await ask(clerk, { action: 'tag', tagNames: ['twice'], submissionIds: gids(all) });
    const batch = await services.db.batch.findFirstOrThrow();
    // what a killed attempt leaves behind
    const [first] = all;
    await services.db.batchItem.updateMany({
      where: { batchId: batch.id, submissionId: first?.id ?? '' },
      data: { outcome: 'done' },
    });
    await runJobs(services);
    expect((await tagsOf()).flat()).toEqual(['twice', 'twice', 'twice']);
    const noted = await services.db.activity.count({ where: { kind: 'tagSubmission' } });
    await runJobs(services);
    expect(await services.db.activity.count({ where: { kind: 'tagSubmission' } })).toBe(noted);
  });

  test('notifies each applicant once, in a separate job', async () => {
    const { services } = api;
    const told = async (): Promise<number> =>
      (await mailsTo(services, resident.email)).filter(({ kind }) => kind === 'submissionChanged').length;
    const before = await told();
    const halted = await done(clerk, { action: 'halt', submissionIds: gids(all) });
    expect((await told()) - before).toBe(4);
    const at = new Date().toISOString();
    const again = { submissionIds: all.map(({ id }) => id), change: 'halted', actorId: clerk.id, at } as const;
    const ctx = { services, actor: system };
    // a job that was killed runs again
    for (let n = 0; n < 2; n += 1) await mailEachApplicant(ctx, again);
    expect((await told()) - before).toBe(8);
    // people need no email about their own action
    await mailEachApplicant(ctx, { ...again, actorId: resident.id, change: 'resumed' });
    expect((await told()) - before).toBe(8);
    await undone(clerk, halted);
    expect((await told()) - before).toBe(12);
  });

  test('completes all but the one that fails, which is retried', async () => {
    const { db } = api.services;
    const [, broken] = all;
    await db.$executeRawUnsafe(
      `CREATE FUNCTION break_one() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`,
    );
    await db.$executeRawUnsafe(
      `CREATE TRIGGER break_one BEFORE INSERT ON taggings FOR EACH ROW WHEN (NEW.submission_id = '${broken?.id}') EXECUTE FUNCTION break_one()`,
    );
    const response = await ask(clerk, { action: 'tag', tagNames: ['fire'], submissionIds: gids(all) });
    const { id: jobId } = response.data.actOnSubmissions.job;
    await runJobs(api.services);
    await db.$executeRawUnsafe('DROP FUNCTION break_one CASCADE');
    expect((await tagsOf()).map((names) => names.length)).toEqual([1, 0, 1, 1]);
    const batch = await db.batch.findFirstOrThrow();
    await runBatch(
      { services: api.services, actor: system },
      { jobId: String(jobId).slice('Job:'.length), batchId: batch.id },
    );
    expect((await tagsOf()).map((names) => names.length)).toEqual([1, 1, 1, 1]);
    expect(
      await db.activity.count({ where: { kind: 'tagSubmission', submissionId: { in: all.map(({ id }) => id) } } }),
    ).toBe(4);
  });

  test('runs once per idempotency key, with at most three in progress', async () => {
    const input = { action: 'halt', submissionIds: gids(all), idempotencyKey: newId() };
    const [one, two] = [await ask(clerk, input), await ask(clerk, input)];
    expect(one.data.actOnSubmissions.job.id).toBe(two.data.actOnSubmissions.job.id);
    for (let n = 0; n < 2; n += 1) await ask(clerk, { action: 'assign', submissionIds: gids(all) });
    const fourth = await ask(clerk, { action: 'assign', submissionIds: gids(all) });
    expect(fourth.refusal).toBe('batchesRunning');
    await runJobs(api.services);
    const after = await ask(clerk, { action: 'assign', submissionIds: gids(all) });
    expect(after.data.actOnSubmissions.job.state).toBe('queued');
    await runJobs(api.services);
  });
});

describe('the actions available for a selection', () => {
  const offersFor = async (who: Visitor, variables: Record<string, unknown>): Promise<GraphQLAnswer> =>
    api.ask(
      who,
      `query ($submissionIds: [ID!], $filters: JSON) { chosenSubmissions(submissionIds: $submissionIds, filters: $filters) {
        exportCount offers { action count } on: tags(isOn: true) { name count } could: tags(isOn: false, search: "F") { name count } } }`,
      variables,
    );
  const offered = async (who: Visitor, variables: Record<string, unknown>): Promise<Record<string, number>> => {
    const { offers, exportCount } = (await offersFor(who, variables)).data.chosenSubmissions;
    const counts = (offers as readonly { action: string; count: number }[]).map(({ action, count }) => [action, count]);
    return { export: exportCount, ...Object.fromEntries(counts) };
  };
  /** What each person can do with four submissions of the form, one of which is on hold. */
  const table: Readonly<Record<string, Record<string, number>>> = {
    owner: { export: 4, tag: 4, untag: 4, assign: 4, unassign: 4, halt: 3, resume: 1, delete: 4 },
    writer: { export: 4, tag: 4, untag: 4, assign: 4, unassign: 4, halt: 3, resume: 1, delete: 4 },
    reader: { export: 4 },
    applicant: { export: 0 },
  };

  test('depend on the role, and leave out actions that no submission allows', async () => {
    await api.act(clerk, 'haltSubmission', { submissionId: gids(all)[0]! }, 'submission { id }');
    const people = { owner: team.owner, writer: clerk, reader, applicant: resident };
    const [named, filtered]: Record<string, unknown>[] = [{}, {}];
    for (const [name, person] of Object.entries(people)) {
      Object.assign(named ?? {}, { [name]: await offered(person, { submissionIds: gids(all) }) });
      Object.assign(filtered ?? {}, { [name]: await offered(person, { filters: [] }) });
    }
    // applicants act on one submission at a time, on its own page
    expect(named).toEqual(table);
    expect(filtered).toEqual(table);
  });

  test('are empty for submissions that the person cannot see', async () => {
    const stranger = await makePerson(api.services);
    expect((await offersFor(stranger, { submissionIds: gids(all) })).codes[0]).toBe('NOT_FOUND');
    expect((await offersFor(visitor(), { submissionIds: gids(all) })).codes[0]).toBe('UNAUTHENTICATED');
    expect(await offered(stranger, { filters: [] })).toEqual({ export: 0 });
    const theirs = await launchTestSubmission(api, resident, foreign);
    expect((await offersFor(clerk, { submissionIds: gids([...all, theirs]) })).codes[0]).toBe('NOT_FOUND');
  });

  test('list the tags on the selection and the tags of its team', async () => {
    for (const [place, newTagName] of [
      [0, 'fire'],
      [1, 'fire'],
      [2, 'flood'],
      [3, 'garden'],
    ] as const)
      await api.act(clerk, 'tagSubmission', { submissionId: gids(all)[place]!, newTagName }, 'tagging { id }');
    const { on, could } = (await offersFor(clerk, { submissionIds: gids(all.slice(0, 2)) })).data.chosenSubmissions;
    expect(on).toEqual([{ name: 'fire', count: 2 }]);
    expect(could).toEqual([
      { name: 'fire', count: 2 },
      { name: 'flood', count: 0 },
    ]);
  });
});

describe('people without permission', () => {
  const codeOf = ({ codes }: GraphQLAnswer): unknown => codes[0];

  test('are refused, and a stranger learns nothing', async () => {
    const submissionIds = gids(all);
    const stranger = await makePerson(api.services);
    const absent = [`Submission:${newId()}`];
    expect(codeOf(await ask(visitor(), { action: 'halt', submissionIds }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await ask(stranger, { action: 'halt', submissionIds }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(stranger, { action: 'halt', submissionIds: absent }))).toBe('NOT_FOUND');
    expect(codeOf(await ask(reader, { action: 'delete', submissionIds, confirmCount: '4' }))).toBe('FORBIDDEN');
    const read = await makeToken(api.services, team.id, team.owner, ['submissions:read']);
    expect(codeOf(await ask(read, { action: 'halt', submissionIds }))).toBe('FORBIDDEN');
    expect(await statuses()).toEqual(['active', 'active', 'active', 'active']);
    const write = await makeToken(api.services, team.id, team.owner, [
      'submissions:read',
      'submissions:write',
      'exports:read',
    ]);
    expect((await ask(write, { action: 'halt', submissionIds })).refusal).toBeNull();
    await runJobs(api.services);
    expect(await statuses()).toEqual(['halted', 'halted', 'halted', 'halted']);
  });

  test('see a tag of another team, or a tagging of another submission, as missing', async () => {
    const { db } = api.services;
    const theirs = await launchTestSubmission(api, resident, foreign);
    const { teamId } = await db.submission.findUniqueOrThrow({ where: { id: theirs.id } });
    const tag = { id: newId(), teamId, name: 'theirs', createdAt: new Date() };
    await db.tag.create({ data: tag });
    const tagging = { id: newId(), teamId, tagId: tag.id, submissionId: theirs.id, createdAt: new Date() };
    await db.tagging.create({ data: tagging });
    const own = gids(all)[0]!;
    const taggings = [{ submissionId: own, tagId: `Tag:${tag.id}` }];
    expect(codeOf(await ask(clerk, { action: 'tag', taggings }))).toBe('NOT_FOUND');
    const elsewhere = [{ submissionId: `Submission:${theirs.id}`, tagName: 'mine' }];
    expect(codeOf(await ask(clerk, { action: 'tag', taggings: elsewhere }))).toBe('NOT_FOUND');
    for (const id of [tagging.id, newId()]) {
      const answer = await ask(clerk, { action: 'untag', taggingIds: [`Tagging:${id}`] });
      expect(codeOf(answer)).toBe('NOT_FOUND');
    }
    expect((await ask(clerk, { action: 'halt' })).refusal).toEqual({ submissionIds: 'batchEmpty' });
    const twice = await ask(clerk, { action: 'untag', filters: [], taggingIds: [`Tagging:${tagging.id}`] });
    expect(twice.refusal).toEqual({ filters: 'saidTwice' });
  });

  test('are refused everything if one submission is not theirs', async () => {
    const theirs = await launchTestSubmission(api, resident, foreign);
    const answer = await ask(clerk, { action: 'halt', submissionIds: gids([...all, theirs]) });
    expect(codeOf(answer)).toBe('NOT_FOUND');
  });

  test('only match submissions they can see from the inside with a filter', async () => {
    await launchTestSubmission(api, resident, foreign);
    const halted = await done(clerk, { action: 'halt', filters: [], confirmCount: '4' });
    expect(halted.batch.total).toBe(4);
    const none = await ask(resident, { action: 'halt', filters: [], confirmCount: '0' });
    expect(none.refusal).toEqual({ submissionIds: 'batchEmpty' });
  });

  test.each(batchActions)(
    '%s by a filter needs the number of submissions, so that an empty filter cannot run by accident',
    async (action) => {
      const tagNames = action === 'tag' || action === 'untag' ? ['fire'] : [];
      const input = { action, tagNames, filters: [] };
      const count = action === 'delete' ? 'confirmCountWrong' : 'matchingCountDiffers';
      const missing = action === 'delete' ? count : 'confirmCountMissing';
      expect((await ask(clerk, input)).refusal).toEqual({ confirmCount: missing });
      expect((await ask(clerk, { ...input, confirmCount: '6' })).refusal).toEqual({ confirmCount: count });
      const named = { action, tagNames, submissionIds: gids(all), confirmCount: '6' };
      expect((await ask(clerk, named)).refusal).toEqual({ confirmCount: count });
      expect(await api.services.db.batch.count()).toBe(0);
    },
  );

  test('skip and report what they were no longer allowed to do when the job ran', async () => {
    const leaving = await makePerson(api.services);
    await addToForm(api.services, team.id, form.formId, leaving, 2);
    const response = ask(leaving, { action: 'halt', submissionIds: gids(all) });
    await response;
    await api.services.db.masterTemplateMembership.deleteMany({ where: { userId: leaving.id } });
    const left = await outcome(leaving, response);
    expect(left.batch).toMatchObject({ doneCount: 0, refusedCount: 4 });
    expect(await statuses()).toEqual(['active', 'active', 'active', 'active']);
  });

  test("cannot see or undo someone else's batch action", async () => {
    const halted = await done(clerk, { action: 'halt', submissionIds: gids(all) });
    const query = `query ($id: ID!) { node(id: $id) { ... on Job { ${report} } } }`;
    expect((await api.ask(team.owner, query, { id: halted.id })).data.node).toBeNull();
    expect(codeOf(await api.attempt(team.owner, 'undoBatch', { jobId: halted.id }, 'job { id }'))).toBe('NOT_FOUND');
  });
});
