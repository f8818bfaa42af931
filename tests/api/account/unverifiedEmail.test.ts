import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let ann: TestPerson;
let form: PublishedForm;
let shared: LaunchedSubmission;

/** Someone signed in to an account whose address may belong to another person. */
const newcomer = () => makePerson(api.services, { isVerified: false });

beforeAll(async () => {
  team = await makeTeam(api.services);
  ann = await makePerson(api.services, { name: 'Ann Applicant' });
  form = await publishedForm(
    api.services,
    team.id,
    [{ name: 'Ask', external: true, fields: [{ name: 'What' }] }, { name: 'Check' }],
    { identifier: 'What' },
  );
  shared = await launchTestSubmission(api, ann, form);
  await saveTestAnswer(api, ann, {
    activeStepId: shared.stepId('Ask'),
    fieldId: form.fieldId('What'),
    content: 'Maple Street',
  });
});

const ownOf = async (who: Visitor): Promise<string[]> =>
  (await api.ask(who, '{ viewer { submissions { edges { node { id } } } } }')).data.viewer.submissions.edges.map(
    ({ node }: { node: { id: string } }) => node.id,
  );
const sees = async (who: Visitor) =>
  (
    await api.ask(who, 'query ($id: ID!) { node(id: $id) { ... on Submission { id availableActions } } }', {
      id: `Submission:${shared.id}`,
    })
  ).data.node;
const previous = async (who: Visitor) =>
  (
    await api.ask(who, 'query ($id: ID!) { previouslyLaunched(masterTemplateId: $id) { edges { node { id } } } }', {
      id: `MasterTemplate:${form.formId}`,
    })
  ).data.previouslyLaunched.edges;
const listed = async (who: Visitor, assignedToMe: boolean) => {
  const document =
    'query ($mine: Boolean) { submissionRows(first: 20, assignedToMe: $mine) { edges { node { id } } } }';
  return (await api.ask(who, document, { mine: assignedToMe })).data.submissionRows.edges;
};
const verified = (id: string) => api.services.db.user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });

describe('until someone has verified their address', () => {
  it('a submission shared with it does not appear in any list or by its id', async () => {
    const person = await newcomer();
    const input = { submissionId: `Submission:${shared.id}`, email: person.email, name: 'Co Owner' };
    expect((await api.attempt(ann, 'inviteApplicant', input)).refusal).toBeNull();
    expect([await ownOf(person), await sees(person), await previous(person)]).toEqual([[], null, []]);
    await verified(person.id);
    expect(await ownOf(person)).toEqual([`Submission:${shared.id}`]);
    expect((await sees(person)).availableActions).toContain('haltSubmission');
    expect(await previous(person)).toHaveLength(1);
  });

  it('submissions they started themselves are theirs', async () => {
    const person = await newcomer();
    const own = await launchTestSubmission(api, person, form);
    const place = { activeStepId: own.stepId('Ask'), fieldId: form.fieldId('What'), content: 'Oak Street' };
    expect((await saveTestAnswer(api, person, place)).refusal).toBeNull();
    expect(await ownOf(person)).toEqual([`Submission:${own.id}`]);
  });

  it('a form or task they were given does not appear on the dashboard or by its id', async () => {
    const person = await newcomer();
    await addToForm(api.services, team.id, form.formId, person, 1);
    const assignment = { submissionId: `Submission:${shared.id}`, assigneeId: `User:${person.id}` };
    expect((await api.attempt(team.owner, 'assignSubmission', assignment)).refusal).toBeNull();
    expect([await listed(person, false), await listed(person, true)]).toEqual([[], []]);
    expect(await sees(person)).toBeNull();
    await verified(person.id);
    expect((await listed(person, false)).length).toBeGreaterThan(0);
    expect((await listed(person, true)).length).toBeGreaterThan(0);
    expect((await sees(person)).availableActions).toContain('haltSubmission');
  });
});
