import { expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
const many = 5_000;

const list = operation<readonly string[], void>('list', async (tx, ids) => {
  await refreshDashboard(tx, ids);
});

test('all five thousand matches are deleted in the background while others arrive and some are deleted by hand', async () => {
  const { services } = api;
  const { db } = services;
  const team = await makeTeam(services);
  const form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  const [clerk, resident] = [await makePerson(services), await makePerson(services)];
  await addToForm(services, team.id, form.formId, clerk, 2);
  const own = { teamId: team.id, masterTemplateId: form.formId, flowTemplateId: form.versionId };
  const ids = Array.from({ length: many }, () => newId());
  await db.submission.createMany({
    data: ids.map((id, place) => ({ ...own, id, scopedId: 100_000 + place, launchedById: resident.id })),
  });
  for (let from = 0; from < many; from += 500)
    await list({ services, actor: { kind: 'system' } }, ids.slice(from, from + 500));

  const counted = async (): Promise<number> =>
    (await api.ask(clerk, '{ submissionRows(first: 1) { totalCount } }')).data.submissionRows.totalCount;
  expect(await counted()).toBe(many);
  const input = { action: 'delete', filters: [], confirmCount: String(many) };
  const response = await api.act(clerk, 'actOnSubmissions', input, 'job { id }');
  const { id: jobId } = response.data.actOnSubmissions.job;

  // others arrive, and some of the five thousand are deleted by hand, starting with the last; the job starts with the
  // first
  const isGone = runJobs(services);
  const byHand = ids.slice(-20);
  for (const id of byHand) {
    await api.act(clerk, 'deleteSubmission', { submissionId: `Submission:${id}` }, '__typename');
    await launchTestSubmission(api, resident, form);
  }
  await isGone;

  const query = `query ($id: ID!) { node(id: $id) { ... on Job { state progress batch { total doneCount refusedCount } } } }`;
  const { state, progress, batch } = (await api.ask(clerk, query, { id: jobId })).data.node;
  expect([state, progress, batch.total]).toEqual(['complete', 100, many]);
  // each was deleted once, by the job or by hand, and the report counts both
  expect(batch.doneCount + batch.refusedCount).toBe(many);
  expect(batch.refusedCount).toBeLessThanOrEqual(byHand.length);
  expect(await db.submission.count({ where: { id: { in: ids }, deletedAt: null } })).toBe(0);
  expect(await db.activity.count({ where: { kind: 'deleteSubmission', submission: own } })).toBe(many);
  // submissions that arrived in the meantime were not included
  expect(await counted()).toBe(byHand.length);
  expect(await db.dashboardRow.count({ where: { teamId: team.id } })).toBe(byHand.length);
}, 120_000);
