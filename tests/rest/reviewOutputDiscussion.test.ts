import { beforeAll, expect, test } from 'vitest';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { apiOn, visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let resident: TestPerson;
let clerk: TestPerson;
let reviewer: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const team = await makeTeam(server.services);
  resident = await makePerson(server.services, { name: 'Rosa Resident' });
  clerk = await makePerson(server.services, { name: 'Clara Clerk' });
  reviewer = await makePerson(server.services, { name: 'Frank Fire' });
  form = await publishedForm(server.services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
  ]);
  const fills = { owner: { fact: 'primary_applicant_name' } } as const;
  await configureOutput(server.services, { ...form, teamId: team.id }, { name: 'Permit', fills });
  await addToForm(server.services, team.id, form.formId, clerk, 2);
});

test('a review, its result, the output, and its document, by the documented calls', async () => {
  const api = apiOn(server);
  const submission = await launchTestSubmission(api, resident, form);
  const step = `/active_steps/${submission.stepId('Check')}/step_approvals/set_approval`;
  const call = (who: TestPerson, method: string, path: string, body?: unknown) =>
    server.send(who, method, path, body === undefined ? {} : { body });

  expect(await call(reviewer, 'POST', step, {})).toMatchObject({
    status: 422,
    body: { error: expect.stringContaining('You must choose an option') },
  });
  expect(await call(resident, 'POST', step, { approval_status: true })).toMatchObject({ status: 403 });
  const response = await call(reviewer, 'POST', step, { approval_status: null, comment: 'Higher' });
  expect(response).toMatchObject({
    status: 200,
    body: { step_approval: { approval_status: null, comment: 'Higher' } },
  });

  const page = `/initiated_flows/${submission.id}/discussions`;
  const [change] = (await call(resident, 'GET', page)).body.discussions;
  expect(change).toEqual({
    ...{ id: expect.any(String), body: 'Higher', type: 'PublicDiscussion', resolved: false },
    user: { id: expect.any(String), name: 'Frank Fire' },
    created_at: expect.stringContaining('T'),
    discussion_comments: [],
    step_approval: expect.objectContaining({ approval_status: null, review_group_name: expect.any(String) }),
  });
  const said = await call(resident, 'POST', `/discussions/${change.id}/discussion_comments`, {
    discussion_comment: { body: 'Done' },
  });
  expect(said).toMatchObject({
    status: 201,
    body: { body: 'Done', discussion_id: change.id, user: { name: 'Rosa Resident' } },
  });
  expect(
    (
      await call(resident, 'POST', `/discussions/${change.id}/discussion_comments`, {
        discussion_comment: { body: ' ' },
      })
    ).body.errors,
  ).toEqual([expect.stringContaining("Comment can't be blank")]);
  expect((await call(clerk, 'DELETE', `/discussion_comments/${said.body.id}`)).status).toBe(403);
  const closed = await call(clerk, 'POST', `/discussions/${change.id}/resolve`, { discussion: { resolved: true } });
  expect(closed.body).toMatchObject({ resolved: true });
  const own = await call(resident, 'POST', page, { discussion: { body: 'When?', type: 'PublicDiscussion' } });
  expect(own.status).toBe(201);
  expect(
    (await call(resident, 'PUT', `/discussions/${own.body.id}`, { discussion: { body: '' } })).body.errors,
  ).toEqual([expect.stringContaining("Discussion can't be empty")]);
  const pages = await call(resident, 'GET', `${page}?per_page=1`);
  expect(pages.body.discussions).toMatchObject([{ body: 'When?' }]);
  expect(pages.headers.get('x-total-count')).toBe('2');
  expect((await call(resident, 'DELETE', `/discussions/${own.body.id}`)).body).toEqual({ id: own.body.id });

  const approved = await call(reviewer, 'POST', step, { approval_status: true, signature: 'Frank Fire' });
  expect(approved.body).toMatchObject({
    step_approval: { approval_status: true },
    initiated_flow: { status: 'active' },
  });
  // the person about to issue it gets a preview
  const papers = `query ($id: ID!) { node(id: $id) { ... on ActiveStep { draftOutputs { name url } } } }`;
  const draftsFor = async (who: TestPerson) =>
    (await api.ask(who, papers, { id: `ActiveStep:${submission.stepId('Check')}` })).data.node.draftOutputs;
  const [draft] = await draftsFor(clerk);
  expect(draft).toEqual({ name: 'Permit', url: expect.stringContaining('/draft_outputs/') });
  expect([await draftsFor(resident), await draftsFor(reviewer)]).toEqual([[], []]);
  const drawn = await fetch(draft.url, { headers: { cookie: clerk.cookie ?? '' } });
  expect(Object.fromEntries(drawn.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('inline'),
    'cache-control': 'private, no-store',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect(await pdfText(new Uint8Array(await drawn.arrayBuffer()))).toEqual(['Rosa Resident\nDRAFT']);
  const draftPath = new URL(draft.url).pathname;
  const absent = draftPath.replace(/[^/]+$/, submission.id);
  expect((await call(resident, 'GET', draftPath)).status).toBe(403);
  expect((await call(clerk, 'GET', absent)).status).toBe(404);

  await api.act(clerk, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Check')}` });
  expect((await call(clerk, 'GET', draftPath)).status).toBe(404);
  expect(await draftsFor(clerk)).toEqual([]);
  await runJobs(server.services);

  const { id } = await server.services.db.issuedOutput.findFirstOrThrow({ where: { submissionId: submission.id } });
  const output = `/issued_outputs/${id}`;
  const shown = await call(resident, 'GET', `${output}?with_files=true`);
  expect(shown).toMatchObject({
    status: 200,
    body: { id, name: 'Permit', status: 'valid', file_url: `${server.url}${output}/download` },
  });

  const download = await fetch(`${server.url}${output}/download`, { headers: { cookie: resident.cookie ?? '' } });
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="Permit \d+\.pdf"/),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  });
  const [paper = ''] = await pdfText(new Uint8Array(await download.arrayBuffer()));
  const address = /^Rosa Resident\nTo check that.*\n(\S+)$/.exec(paper)?.[1] ?? '';
  expect(address).toMatch(/\/check\/[\dA-Z-]{19}$/);
  const { pathname } = new URL(address);
  const nobody = visitor({ address: '203.0.113.8' });
  const checked = await server.send(nobody, 'GET', pathname);
  expect([checked.status, Object.keys(checked.body)]).toEqual([
    200,
    ['name', 'team_name', 'number', 'holder_name', 'issued_on', 'expires_on', 'status'],
  ]);
  expect(checked.body).toMatchObject({ name: 'Permit', holder_name: null, status: 'valid' });
  expect((await server.send(nobody, 'GET', '/check/0000-0000-0000-0000')).status).toBe(404);
  expect((await server.send(nobody, 'GET', '/check/permit')).status).toBe(404);
  const stranger = await makePerson(server.services);
  expect((await call(stranger, 'GET', `${output}/download`)).status).toBe(404);
  expect((await call(stranger, 'GET', draftPath)).status).toBe(404);
  expect((await call({ ...stranger, ...visitor() }, 'GET', `${output}/download`)).status).toBe(401);

  expect((await call(resident, 'POST', `${output}/revoke`)).status).toBe(403);
  expect((await call(clerk, 'POST', `${output}/revoke`)).body).toMatchObject({ status: 'revoked' });
  expect((await call(resident, 'GET', `${output}/download`)).status).toBe(403);
  expect((await call(clerk, 'POST', `${output}/unrevoke`)).body).toMatchObject({ status: 'valid' });
  expect((await call(resident, 'POST', `${output}/renewal_opt_out`)).body).toMatchObject({ renewal_opted_out: true });
  expect((await call(resident, 'POST', `${output}/renewal_opt_in`)).body).toMatchObject({ renewal_opted_out: false });
  const dated = await call(clerk, 'PUT', output, { issued_output: { expires_at: '2035-01-01T00:00:00Z' } });
  expect(dated.body).toMatchObject({ expires: true, expires_at: '2035-01-01T00:00:00.000Z' });
});
