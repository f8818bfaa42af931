import { beforeAll, describe, expect, test, vi } from 'vitest';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { withoutSharedStatements } from '#tests/support/withoutSharedStatements.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  await mailTasksRightAway(api.services, team.id);
  resident = await makePerson(api.services);
  clerk = await makePerson(api.services);
  form = await publishedForm(api.services, team.id, [
    { name: 'Your project', external: true, fields: [{ name: 'Address' }] },
    { name: 'Check', fields: [{ name: 'Notes' }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});

async function nextFor(who: TestPerson, { id }: LaunchedSubmission) {
  const document = `query ($id: ID!) { node(id: $id) { ... on Submission {
    whatNext { party solution names isViewers since usualSeconds sentence } } } }`;
  const { data } = await api.ask(who, document, { id: `Submission:${id}` });
  return data.node?.whatNext ?? null;
}

const goOn = async (who: TestPerson, { stepId }: LaunchedSubmission, step: string): Promise<void> => {
  const input = { activeStepId: `ActiveStep:${stepId(step)}`, confirmed: ['cannotBeModified'] };
  const { refusal } = await api.attempt(who, 'advanceStep', input, 'submission { id }');
  expect(refusal).toBeNull();
};

test('applicants and staff see the same turn, each from their own side', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  expect(await nextFor(resident, submission)).toMatchObject({
    party: 'applicants',
    isViewers: true,
    names: [resident.name],
    usualSeconds: null,
    sentence: 'Your turn: finish “Your project”.',
  });
  expect(await nextFor(clerk, submission)).toMatchObject({
    party: 'applicants',
    isViewers: false,
    sentence: `Waiting for ${resident.name} to finish “Your project”.`,
  });
});

test("people who can't see the submission learn nothing of it", async () => {
  const submission = await launchTestSubmission(api, resident, form);
  expect(await nextFor(await makePerson(api.services), submission)).toBeNull();
});

test('a list with a submission deleted while it is read leaves out its status, without an error', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  // deleted after the row was read, and before its status
  await api.services.db.submission.update({ where: { id: submission.id }, data: { deletedAt: new Date() } });
  const rows = await api.ask(clerk, '{ submissionRows(first: 50) { edges { node { id whatNext { sentence } } } } }');
  expect(rows.messages).toEqual([]);
  const edges: { node: { id: string; whatNext: unknown } }[] = rows.data.submissionRows.edges;
  expect(edges.find(({ node: { id } }) => id.endsWith(submission.id))?.node.whatNext).toBeNull();
});

test('the usual duration of a step is the median of the last ones, with enough of them, and none while on hold', async () => {
  const hours = [1, 2, 4, 30, 500];
  for (const held of hours) {
    const past = await launchTestSubmission(api, resident, form);
    await goOn(resident, past, 'Your project');
    await goOn(clerk, past, 'Check');
    const activeStepId = past.stepId('Check');
    await api.services.pool.query(
      `UPDATE step_intervals SET started_at = ended_at - make_interval(hours => $2) WHERE active_step_id = $1`,
      [activeStepId, held],
    );
  }
  const submission = await launchTestSubmission(api, resident, form);
  await goOn(resident, submission, 'Your project');
  expect(await nextFor(resident, submission)).toMatchObject({
    party: 'assignees',
    names: [],
    usualSeconds: 4 * 3600,
    sentence: `Waiting for Team ${team.slug} to complete the check. This step usually takes about 4 hours.`,
  });
  expect(await nextFor(clerk, submission)).toMatchObject({ isViewers: true, solution: 'advance' });
  await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${submission.id}` }, 'submission { id }');
  expect(await nextFor(resident, submission)).toMatchObject({
    solution: 'resume',
    usualSeconds: null,
    sentence: `Team ${team.slug} has put this on hold.`,
  });
});

test("emails say whose turn it is, from each person's side, and nothing once it is finished", async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const newest = async (who: TestPerson) => (await mailsTo(api.services, who.email)).at(-1);
  const subject = { submissionId: `Submission:${submission.id}` };
  await api.act(clerk, 'haltSubmission', subject, 'submission { id }');
  expect((await newest(resident))?.text).toContain(' has put this on hold.');
  await api.act(clerk, 'resumeSubmission', subject, 'submission { id }');
  await goOn(resident, submission, 'Your project');
  const received = await api.services.db.outboxMail.findFirstOrThrow({
    where: { toEmail: resident.email },
    orderBy: { id: 'desc' },
  });
  const turn = ' to complete the check.';
  expect(received.subject).toContain('We received your submission');
  expect(received.text).toContain(turn);
  expect(received.html).toContain(turn);
  expect(received.text.indexOf(turn)).toBeLessThan(received.text.indexOf('http'));
  expect((await newest(clerk))?.text).toContain('Your turn: complete the check.');
  await goOn(clerk, submission, 'Check');
  expect((await newest(resident))?.text).not.toMatch(/turn|must/);
});

test('the staff list shows the same as the page, without extra queries for more rows', async () => {
  const office = await publishedForm(api.services, team.id, [
    { name: 'Look', external: true, fields: [{ name: 'A' }] },
  ]);
  const head = await makePerson(api.services);
  await addToForm(api.services, team.id, office.formId, head, 2);
  const document = '{ submissionRows(first: 20) { edges { node { submissionId whatNext { sentence isViewers } } } } }';
  const queries = async (): Promise<number> => {
    const query = vi.spyOn(api.services.pool, 'query');
    await api.ask(head, document);
    const own = withoutSharedStatements(query.mock.calls);
    query.mockRestore();
    return own.length;
  };
  await launchTestSubmission(api, resident, office);
  await queries();
  const forOne = await queries();
  const submission = await launchTestSubmission(api, resident, office);
  await launchTestSubmission(api, resident, office);
  expect(await queries()).toBe(forOne);
  const { data } = await api.ask(head, document);
  const rows = data.submissionRows.edges.map(({ node }: { node: { submissionId: string } }) => node);
  expect(rows).toHaveLength(3);
  const { sentence, isViewers } = await nextFor(head, submission);
  expect(rows.find((row: { submissionId: string }) => row.submissionId === `Submission:${submission.id}`)).toEqual({
    submissionId: `Submission:${submission.id}`,
    whatNext: { sentence, isViewers },
  });
});

describe('an invited person', () => {
  const invited = (letIn: boolean) => async () => {
    const town = await makeTeam(api.services);
    if (letIn) await api.services.db.team.update({ where: { id: town.id }, data: { letInAt: new Date() } });
    else await api.services.db.team.update({ where: { id: town.id }, data: { letInAt: null } });
    const own = await publishedForm(api.services, town.id, [{ name: 'Your trees', external: true }]);
    const submission = await launchTestSubmission(api, resident, own);
    const email = `${crypto.randomUUID()}@example.com`;
    const input = { submissionId: `Submission:${submission.id}`, email, name: 'Ina Invited' };
    expect((await api.attempt(resident, 'inviteApplicant', input, 'submission { id }')).refusal).toBeNull();
    const [mail] = await mailsTo(api.services, email);
    const [, token = '', to = ''] = /\/users\/claim\/([^?\s]+)\?to=(\S+)/.exec(mail?.text ?? '') ?? [];
    return { mail, token, to: decodeURIComponent(to), submission };
  };
  const shown = async (token: string, to: string): Promise<string | null> => {
    const document = 'query ($token: String!, $to: String!) { accountLink(token: $token) { whatNext(to: $to) } }';
    return (await api.ask(visitor(), document, { token, to })).data.accountLink.whatNext;
  };
  const turn = 'Your turn: finish “Your trees”.';

  test('reads the same in the email and on the invitation page', async () => {
    const { mail, token, to, submission } = await invited(true)();
    expect(mail?.text).toContain(turn);
    expect(to).toBe(`/initiated_flows/manager/${submission.id}`);
    expect(await shown(token, to)).toBe(turn);
    const other = await launchTestSubmission(api, resident, form);
    for (const elsewhere of ['', '/teams', '/initiated_flows/manager/x', `/initiated_flows/manager/${other.id}`])
      expect(await shown(token, elsewhere)).toBeNull();
    expect(await shown('unknown', to)).toBeNull();
    const where = { submissionId: submission.id, user: { name: 'Ina Invited' } };
    await api.services.db.applicantAttachment.deleteMany({ where });
    expect(await shown(token, to)).toBeNull();
  });

  test('reads no text from an unapproved town', async () => {
    const { mail, token, to } = await invited(false)();
    expect(mail?.text).not.toContain('Your trees');
    expect(await shown(token, to)).toBeNull();
  });
});
