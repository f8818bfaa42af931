import { beforeAll, describe, expect, test } from 'vitest';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { apiOn, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const api = apiOn(server);
let form: PublishedForm;
let resident: TestPerson;
let clerk: TestPerson;
let token: Visitor;
let submissions: readonly LaunchedSubmission[];
/** just before the last save of each submission, which `lastActivityAt` misses because of its five-second limit */
let beforeLast: ReadonlyMap<string, string>;

const save = (submission: LaunchedSubmission, revision: number): Promise<unknown> =>
  saveTestAnswer(api, resident, {
    ...{ activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('Street'), revision },
    content: `${revision} Elm Street`,
  });

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  resident = await makePerson(services);
  clerk = await makePerson(services);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Street' }] }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  token = await makeToken(services, team.id, team.owner, ['submissions:read']);
  submissions = [];
  for (let number = 0; number < 4; number += 1)
    submissions = [...submissions, await launchTestSubmission(api, resident, form)];
  const times = new Map<string, string>();
  for (const submission of submissions) {
    for (let revision = 0; revision < 4; revision += 1) await save(submission, revision);
    times.set(submission.id, await newestOf(submission.id).then((at) => new Date(at.getTime() + 1).toISOString()));
    await new Promise((resolve) => setTimeout(resolve, 2));
    await save(submission, 4);
  }
  beforeLast = times;
});

async function newestOf(submissionId: string): Promise<Date> {
  const { savedAt } = await api.services.db.answer.findFirstOrThrow({
    where: { submissionId },
    orderBy: { savedAt: 'desc' },
  });
  return savedAt;
}

const since = (field: 'lastAnswerAt' | 'lastChangedAt', value: string): SubmissionFilter => [
  { field, operator: 'since', value },
];
const query = `query ($filters: JSON, $sort: SubmissionSort, $first: Int, $after: String) {
  submissionRows(filters: $filters, sort: $sort, ascending: true, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { submissionId lastActivityAt lastAnswerAt lastChangedAt } } } }`;
const rowsOf = async (variables: Record<string, unknown>) =>
  (await api.ask(token, query, variables)).data.submissionRows;
const idsIn = (rows: { edges: readonly { node: { submissionId: string } }[] }): string[] =>
  rows.edges.map(({ node }) => node.submissionId.replace('Submission:', ''));

describe('a program that polls for changes', () => {
  test('finds every submission by its last answer, although saves update the activity only occasionally', async () => {
    for (const [at, { id }] of submissions.entries())
      for (const field of ['lastAnswerAt', 'lastChangedAt'] as const) {
        const filters = since(field, beforeLast.get(id) as string);
        const rows = await rowsOf({ filters, sort: 'createdAt' });
        expect([field, idsIn(rows)]).toEqual([field, submissions.slice(at).map((each) => each.id)]);
        expect(rows.totalCount).toBe(submissions.length - at);
      }
  });

  test('finds nothing after the newest change', async () => {
    const newest = await newestOf(submissions.at(-1)?.id as string);
    const after = new Date(newest.getTime() + 1).toISOString();
    for (const field of ['lastAnswerAt', 'lastChangedAt'] as const)
      expect(idsIn(await rowsOf({ filters: since(field, after) }))).toEqual([]);
  });

  test('reads the exact time of the newest answer in a list, on a submission, and over REST', async () => {
    const { edges } = await rowsOf({ filters: [] });
    expect(edges).toHaveLength(submissions.length);
    for (const { node } of edges) {
      const id = node.submissionId.replace('Submission:', '');
      const exact = (await newestOf(id)).toISOString();
      expect(new Date(node.lastActivityAt) < new Date(exact)).toBe(true);
      expect([node.lastAnswerAt, node.lastChangedAt]).toEqual([new Date(exact), new Date(exact)]);
      const one = await api.ask(
        token,
        'query ($id: ID!) { node(id: $id) { ... on Submission { lastAnswerAt lastChangedAt } } }',
        { id: node.submissionId },
      );
      expect(one.data.node).toEqual({ lastAnswerAt: new Date(exact), lastChangedAt: new Date(exact) });
      const { body } = await server.send(token, 'GET', `/initiated_flows/${id}`);
      expect(body.initiated_flow ?? body).toMatchObject({ last_answer_at: exact, last_changed_at: exact });
    }
  });

  test('filters over REST with changed_since, and gets an error for a wrong value', async () => {
    const [, second] = submissions;
    const from = beforeLast.get(second?.id as string) as string;
    const path = (value: string): string => `/dashboard/fetch?${new URLSearchParams({ changed_since: value })}`;
    const { status, body } = await server.send(token, 'GET', path(from));
    expect([status, body.total_count]).toEqual([200, 3]);
    for (const row of body.initiated_flows) expect(row.last_changed_at >= from).toBe(true);
    const wrong = await server.send(token, 'GET', path('yesterday'));
    expect([wrong.status, wrong.body.problems[0].path]).toEqual([422, 'changed_since']);
  });

  test('pages through them in order of their last change', async () => {
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const { edges, pageInfo } = await rowsOf({ filters: [], sort: 'lastChangedAt', first: 1, after });
      found.push(...idsIn({ edges }));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(found).toEqual(submissions.map(({ id }) => id));
  });

  test('finds a submission that changed in another way', async () => {
    const [first] = submissions;
    const filters = since(
      'lastChangedAt',
      new Date((await newestOf(submissions.at(-1)?.id as string)).getTime() + 1).toISOString(),
    );
    await new Promise((resolve) => setTimeout(resolve, 3));
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${first?.id}` });
    expect(idsIn(await rowsOf({ filters }))).toEqual([first?.id]);
  });
});

test('the last activity never goes back when changes commit out of order', async () => {
  const [, , third] = submissions;
  const later = new Date(Date.now() + 60_000);
  const where = { id: third?.id as string };
  await api.services.db.submission.update({ where, data: { lastActivityAt: later } });
  await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${third?.id}` });
  expect((await api.services.db.submission.findUniqueOrThrow({ where })).lastActivityAt).toEqual(later);
  expect((await api.services.db.dashboardRow.findUniqueOrThrow({ where })).lastActivityAt).toEqual(later);
});
