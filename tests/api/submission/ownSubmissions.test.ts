import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let builder: TestPerson;
let neighbor: TestPerson;
let clerk: TestPerson;
let [planner, fireman]: TestPerson[] = [];
let permit: PublishedForm;
let teamName: string;

interface Asked {
  readonly group?: string;
  readonly search?: string;
  readonly first?: number;
  readonly after?: string;
  readonly last?: number;
  readonly before?: string;
}

async function ownOf(who: TestPerson, asked: Asked = {}) {
  const { data, messages } = await api.ask(
    who,
    `query ($group: OwnSubmissionGroup, $search: String, $first: Int, $after: String, $last: Int, $before: String) {
       viewer { startedForms { name } ownSubmissions(group: $group, search: $search, first: $first, after: $after, last: $last, before: $before) {
         counts { group count } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { group node { scopedId isApplicantsTurn } } } } }`,
    { ...asked },
  );
  const { startedForms, ownSubmissions } = data.viewer ?? {};
  return { messages, startedForms, ...ownSubmissions };
}
const numbersOf = async (who: TestPerson, asked: Asked = {}): Promise<number[]> =>
  (await ownOf(who, asked)).edges.map(({ node }: { node: { scopedId: number } }) => node.scopedId);

const answer = (who: TestPerson, submission: LaunchedSubmission, field: string, content: string) =>
  api.act(who, 'saveAnswer', {
    ...{ submissionId: `Submission:${submission.id}`, fieldId: `Field:${permit.fieldId(field)}`, content, revision: 0 },
  });
const advance = (who: TestPerson, submission: LaunchedSubmission, step: string) =>
  api.act(who, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId(step)}` });

let [started, sent, done, changing]: LaunchedSubmission[] = [];
const numbers = (...submissions: readonly (LaunchedSubmission | undefined)[]) =>
  submissions.map((each) => each?.scopedId);

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  teamName = (await services.db.team.findUniqueOrThrow({ where: { id: team.id } })).name;
  [builder, neighbor, clerk, planner, fireman] = await Promise.all([
    makePerson(services),
    makePerson(services),
    makePerson(services),
    makePerson(services),
    makePerson(services),
  ]);
  permit = await publishedForm(services, team.id, [
    {
      name: 'Project',
      external: true,
      revisable: true,
      fields: [{ name: 'Where', dataType: 'address' }, { name: 'What' }],
    },
    {
      ...{ name: 'Plans', type: 'RequireReviewStep', external: false },
      reviewers: [{ userId: planner.id }, { userId: fireman.id }],
    },
    { name: 'File', external: false, fields: [{ name: 'Site', dataType: 'address' }] },
  ]);
  await addToForm(services, team.id, permit.formId, clerk, 2);
  const launch = () => launchTestSubmission(api, builder, permit);
  [started, sent, done, changing] = [await launch(), await launch(), await launch(), await launch()];
  await answer(builder, started, 'Where', '12 Elm St, Springfield');
  await answer(builder, sent, 'Where', '40 Oak Ave, Springfield');
  for (const submission of [sent, done, changing]) await advance(builder, submission, 'Project');
  const review = (who: TestPerson, { stepId }: LaunchedSubmission, outcome: string) =>
    api.act(who, 'setApproval', { activeStepId: `ActiveStep:${stepId('Plans')}`, outcome, comment: 'See the plan.' });
  for (const who of [planner, fireman]) await review(who, done, 'approved');
  await advance(clerk, done, 'Plans');
  await answer(clerk, done, 'Site', '7 Vault Rd, Springfield');
  await advance(clerk, done, 'File');
  // the other reviewer has not decided yet
  await review(planner, changing, 'changes_requested');
  await launchTestSubmission(api, neighbor, permit);
});

describe("a person's own submissions", () => {
  test('start with those that wait for them, then newest first', async () => {
    const { edges, counts, startedForms } = await ownOf(builder);
    expect(edges).toEqual([
      { group: 'yourTurn', node: { scopedId: changing?.scopedId, isApplicantsTurn: true } },
      { group: 'yourTurn', node: { scopedId: started?.scopedId, isApplicantsTurn: true } },
      { group: 'inProgress', node: { scopedId: sent?.scopedId, isApplicantsTurn: false } },
      { group: 'finished', node: { scopedId: done?.scopedId, isApplicantsTurn: false } },
    ]);
    expect(counts).toEqual([
      { group: 'yourTurn', count: 2 },
      { group: 'inProgress', count: 1 },
      { group: 'finished', count: 1 },
    ]);
    expect(startedForms).toHaveLength(1);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('continue after a cursor, in both directions', async () => {
    const first = await ownOf(builder, { first: 2 });
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const rest = await ownOf(builder, { first: 2, after: first.pageInfo.endCursor });
    expect(rest.edges.map(({ node }: { node: { scopedId: number } }) => node.scopedId)).toEqual(numbers(sent, done));
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = { last: 2, before: rest.pageInfo.startCursor };
    expect(await numbersOf(builder, before)).toEqual(numbers(changing, started));
    expect((await ownOf(builder, { after: 'elsewhere' })).messages).not.toEqual([]);
  });

  test('can be limited to a group, while the counts stay', async () => {
    const { counts } = await ownOf(builder, { group: 'finished' });
    expect(counts.map(({ count }: { count: number }) => count)).toEqual([2, 1, 1]);
    expect(await numbersOf(builder, { group: 'finished' })).toEqual(numbers(done));
    expect(await numbersOf(builder, { group: 'inProgress' })).toEqual(numbers(sent));
  });

  test('are found by number, form, team, and address, in any case', async () => {
    expect(await numbersOf(builder, { search: `#${sent?.scopedId} 40` })).toEqual(numbers(sent));
    expect(await numbersOf(builder, { search: 'ELM springfield' })).toEqual(numbers(started));
    expect(await numbersOf(builder, { search: teamName })).toHaveLength(4);
    expect((await ownOf(builder, { search: 'oak' })).counts[1]).toEqual({ group: 'inProgress', count: 1 });
    expect(await numbersOf(builder, { search: 'oak', group: 'finished' })).toEqual([]);
    expect(await numbersOf(builder, { search: '100%' })).toEqual([]);
  });

  test("aren't found by what staff entered, and other people's aren't found at all", async () => {
    expect(await numbersOf(builder, { search: 'vault' })).toEqual([]);
    expect(await numbersOf(neighbor, { search: 'elm' })).toEqual([]);
    expect(await numbersOf(neighbor)).toHaveLength(1);
    expect((await ownOf(clerk)).startedForms).toEqual([]);
  });
});
