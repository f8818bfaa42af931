import { beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let teamId: string;
let form: PublishedForm;
let clerk: TestPerson;
let resident: TestPerson;
let submission: LaunchedSubmission;

beforeAll(async () => {
  teamId = (await makeTeam(api.services)).id;
  clerk = await makePerson(api.services);
  const steps = [
    { name: 'Ask', external: true, fields: [{ name: 'What' }] },
    { name: 'More', external: true, fields: [{ name: 'Why' }] },
  ];
  form = await publishedForm(api.services, teamId, steps);
  await addToForm(api.services, teamId, form.formId, clerk, 2);
});
beforeEach(async () => {
  resident = await makePerson(api.services);
  submission = await launchTestSubmission(api, resident, form);
});

const told = async (): Promise<readonly unknown[]> => {
  const text = `query ($id: ID!) { node(id: $id) { ... on Submission { hasNotices } } }`;
  const asking = [resident, clerk].map((who) => api.ask(who, text, { id: `Submission:${submission.id}` }));
  return (await Promise.all(asking)).map(({ data }) => data.node.hasNotices);
};
const note = (data: object) =>
  api.services.db.activity.create({
    data: { id: newId(), teamId, submissionId: submission.id, kind: 'correctAnswers', data },
  });

test('staff are notified whose turn it is, applicants only when it is not theirs', async () => {
  expect(await told()).toEqual([false, true]);
});

test('people who work on it are notified when it is put on hold', async () => {
  await api.act(resident, 'haltSubmission', { submissionId: `Submission:${submission.id}` });
  expect(await told()).toEqual([true, true]);
});

test('applicants are notified of staff changes to their own answers, and not of internal ones', async () => {
  await note({ isOffices: true });
  expect(await told()).toEqual([false, true]);
  await note({});
  expect(await told()).toEqual([true, true]);
});

test('people who may see it are notified of issued outputs, also after the end', async () => {
  const own = await publishedForm(api.services, teamId, [{ name: 'Ask', external: true, fields: [{ name: 'What' }] }]);
  await configureOutput(api.services, { ...own, teamId }, { name: 'Permit' });
  await addToForm(api.services, teamId, own.formId, clerk, 2);
  submission = await launchTestSubmission(api, resident, own);
  const activeStepId = submission.stepId('Ask');
  await saveTestAnswer(api, resident, { activeStepId, fieldId: own.fieldId('What'), content: 'Oak' });
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${activeStepId}`, confirmsAll: true });
  await runJobs(api.services);
  expect(await told()).toEqual([true, true]);
  await api.services.db.issuedOutput.deleteMany({ where: { submissionId: submission.id } });
  expect(await told()).toEqual([false, false]);
});

test('notices are read for many submissions together', async () => {
  for (let count = 0; count < 3; count += 1) await launchTestSubmission(api, resident, form);
  const requests: string[] = [];
  const { pool } = api.services;
  const query = pool.query.bind(pool);
  pool.query = ((given: { name?: string }, ...rest: []) => {
    if (given.name) requests.push(given.name);
    return query(given as never, ...rest);
  }) as typeof pool.query;
  const rows = await api.services.db.submission.findMany({ where: { launchedById: resident.id } });
  const ids = rows.map(({ id }) => `Submission:${id}`);
  await api.ask(resident, `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Submission { hasNotices } } }`, { ids });
  pool.query = query as typeof pool.query;
  expect(requests.filter((name) => name === 'submission_notices')).toHaveLength(1);
});
