import { beforeAll, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { runBatch } from '#server/operations/batch/runBatch.ts';
import { publishDraft } from '#server/operations/template/publishDraft.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: PublishedForm;
let clerk: TestPerson;
let all: readonly LaunchedSubmission[];

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  clerk = await makePerson(services);
  await addToForm(services, team.id, form.formId, clerk, 2);
  all = [
    await launchTestSubmission(api, clerk, form),
    await launchTestSubmission(api, clerk, form),
    await launchTestSubmission(api, clerk, form),
  ];
});

const remove = (who: Visitor, jobId: string) => api.attempt(who, 'deleteJob', { jobId }, 'deletedJobId');
const shown = async (id: string) => {
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Job { state isCanceled batch { doneCount total isUndoable } } } }';
  return (await api.ask(clerk, query, { id })).data.node;
};
const tag = async (tagName: string): Promise<string> => {
  const input = { action: 'tag', tagNames: [tagName], submissionIds: all.map(({ id }) => `Submission:${id}`) };
  return (await api.act(clerk, 'actOnSubmissions', input, 'job { id }')).data.actOnSubmissions.job.id;
};
const tagged = (name: string) => api.services.db.tagging.count({ where: { tag: { name } } });

describe("deleting a batch action's job", () => {
  test('before it starts changes nothing', async () => {
    const id = await tag('never');
    expect((await remove(clerk, id)).refusal).toBeNull();
    await runJobs(api.services);
    expect([await tagged('never'), await shown(id)]).toEqual([0, null]);
  });

  test('while it runs stops it, keeps its report, and leaves it undoable', async () => {
    const { db } = api.services;
    const id = await tag('partly');
    const jobId = plainIdOf(id);
    const { id: batchId } = await db.batch.findUniqueOrThrow({ where: { jobId } });
    // the worker finishes the first submission; the others are reset as if it were still running
    const [, ...others] = all;
    const rest = { batchId, submissionId: { in: others.map((each) => each.id) } };
    await db.job.update({ where: { id: jobId }, data: { state: 'working', startedAt: new Date() } });
    const held = await db.batchItem.findMany({ where: rest });
    await db.batchItem.deleteMany({ where: rest });
    await runBatch({ services: api.services, actor: system }, { jobId, batchId });
    await db.job.update({ where: { id: jobId }, data: { state: 'working', finishedAt: null } });
    await db.batchItem.createMany({
      data: held.map(({ submissionId, tagNames }) => ({ batchId, submissionId, tagNames })),
    });
    expect((await remove(clerk, id)).refusal).toBeNull();
    // the attempt that was running sees that its job is gone, and stops
    await runBatch({ services: api.services, actor: system }, { jobId, batchId });
    await runJobs(api.services);
    expect(await tagged('partly')).toBe(1);
    const stopped = { state: 'failed', isCanceled: true, batch: { doneCount: 1, total: 3, isUndoable: true } };
    expect(await shown(id)).toEqual(stopped);
    expect((await api.attempt(clerk, 'undoBatch', { jobId: id }, 'job { id }')).refusal).toBeNull();
    await runJobs(api.services);
    expect(await tagged('partly')).toBe(0);
    expect((await remove(clerk, id)).refusal).toBeNull();
    expect(await shown(id)).toBeNull();
  });
});

test('statistics are not recounted when the job is deleted', async () => {
  const { data } = await api.act(clerk, 'countMetrics', {}, 'job { id }');
  const { id } = data.countMetrics.job;
  expect((await remove(clerk, id)).refusal).toBeNull();
  await runJobs(api.services);
  const { state, result } = await api.services.db.job.findUniqueOrThrow({ where: { id: plainIdOf(id) } });
  expect([state, result, await shown(id)]).toEqual(['failed', null, null]);
});

test('a form is not published when the job is deleted', async () => {
  const draft = await makeDraft(api);
  await formBuilder(api, draft).step('BasicStep', 'Check');
  const publish = { flowTemplateId: draft.draftId };
  const { data } = await api.act(draft.writer, 'publishFlowTemplate', publish, 'job { id }');
  const { id } = data.publishFlowTemplate.job;
  expect((await remove(draft.writer, id)).refusal).toBeNull();
  await publishDraft(
    { services: api.services, actor: system },
    { jobId: plainIdOf(id), flowTemplateId: plainIdOf(draft.draftId), revision: 1 },
  );
  await runJobs(api.services);
  const { everPublished } = await api.services.db.masterTemplate.findUniqueOrThrow({
    where: { id: plainIdOf(draft.formId) },
  });
  expect(everPublished).toBe(false);
});

test('an output is still generated when its job is deleted, because its holders wait for it', async () => {
  const jobId = newId();
  const data = { id: jobId, task: 'output/generateOutput', userId: clerk.id, subjectType: 'IssuedOutput' };
  await api.services.db.job.create({ data: { ...data, subjectId: newId() } });
  expect((await remove(clerk, `Job:${jobId}`)).refusal).toBeNull();
  const row = await api.services.db.job.findUniqueOrThrow({ where: { id: jobId } });
  expect([row.finishedAt, row.canceledAt !== null]).toEqual([null, true]);
});
