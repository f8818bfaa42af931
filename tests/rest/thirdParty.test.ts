import { beforeAll, expect, test } from 'vitest';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let clerk: TestPerson;
let resident: TestPerson;
let engineer: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

const call = (who: Visitor, method: string, path: string, body?: unknown) =>
  server.send(who, method, path, body === undefined ? {} : { body });

beforeAll(async () => {
  const { services } = server;
  const team = await makeTeam(services);
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  resident = await makePerson(services, { name: 'Rosa Resident' });
  engineer = await makePerson(services, { name: 'Egon Engineer', email: 'egon@statics.example' });
  stranger = (await makeTeam(services)).owner;
  form = await publishedForm(services, team.id, [
    {
      name: 'Statics',
      type: 'RequireReviewStep',
      reviewers: [{ userId: clerk.id }],
      review: { reviewType: 'third_party', requireSignature: true, affidavit: 'I did the sums.' },
    },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

async function requestReview(): Promise<{ submission: LaunchedSubmission; request: string }> {
  const submission = await launchTestSubmission(apiOn(server), resident, form);
  const step = submission.stepId('Statics');
  const { body } = await call(clerk, 'GET', `/active_steps/${step}`);
  const wish = {
    review_group_id: body.review_groups[0].review_group_id,
    active_step_id: step,
    receiving_user_id: engineer.id,
  };
  const { body: request } = await call(clerk, 'POST', '/review_requests', wish);
  return { submission, request: `/review_requests/${request.id}` };
}

test('staff find a third party and request a review, and the third party submits it with a signature', async () => {
  const { submission, request } = await requestReview();
  const search = `/search/third_party_reviewers?terms=egon%40statics.example&initiated_flow_id=${submission.id}`;
  expect((await call(clerk, 'GET', search)).body.outside_users).toMatchObject([{ id: engineer.id }]);
  const unsigned = await call(engineer, 'POST', `${request}/do_review`, {});
  expect([unsigned.status, unsigned.body.error]).toEqual([422, 'A signature is required in order to continue']);
  const doubtful = await call(engineer, 'POST', `${request}/do_review`, { signature: 'Egon', certified: false });
  expect([doubtful.status, doubtful.body.error]).toEqual([422, 'You must accept the statement to submit your review']);
  const given = await call(engineer, 'POST', `${request}/do_review`, { signature: 'Egon Engineer' });
  expect(given).toMatchObject({ status: 200, body: { step_approval: { approval_status: true } } });
  const { body } = await call(clerk, 'GET', `/active_steps/${submission.stepId('Statics')}`);
  expect(body.review_groups).toMatchObject([
    { should_show: true, completed: true, review_requests: [{ state: 'completed' }] },
  ]);
});

test('staff can remind a third party occasionally, and only they can read the address', async () => {
  await server.services.db.reviewRequest.updateMany({ data: { remindedAt: null } });
  const { submission, request } = await requestReview();
  const reminded = await call(clerk, 'POST', `${request}/remind`, {});
  expect(reminded).toMatchObject({
    status: 200,
    body: { completed: false, reminded_at: expect.any(String), receiving_user: { email: 'egon@statics.example' } },
  });
  const again = await call(clerk, 'POST', `${request}/remind`, {});
  expect([again.status, again.body.error]).toEqual([422, 'This person was reminded less than 6 hours ago.']);
  const requestsFor = async (who: Visitor) =>
    (await call(who, 'GET', `/active_steps/${submission.stepId('Statics')}`)).body.review_groups[0].review_requests;
  expect(await requestsFor(clerk)).toMatchObject([{ receiving_user: { email: 'egon@statics.example' } }]);
  expect(await requestsFor(engineer)).toMatchObject([{ receiving_user: { name: 'Egon Engineer', email: null } }]);
  expect((await call(engineer, 'POST', `${request}/remind`, {})).status).toBe(403);
  expect((await call(stranger, 'POST', `${request}/remind`, {})).status).toBe(404);
});

test('a third party can also reject, with a reason', async () => {
  const { submission, request } = await requestReview();
  const no = { approval_status: false, comment: 'Too thin', signature: 'Egon Engineer' };
  expect((await call(engineer, 'POST', `${request}/do_review`, no)).body.step_approval).toMatchObject({
    approval_status: false,
    comment: 'Too thin',
  });
  expect((await call(clerk, 'GET', `/initiated_flows/${submission.id}`)).body).toMatchObject({ halted: true });
});

test('no one else can submit it, and strangers learn nothing', async () => {
  const { submission, request } = await requestReview();
  const sign = { signature: 'Somebody' };
  expect((await call(resident, 'POST', `${request}/do_review`, sign)).status).toBe(403);
  const absent = `/review_requests/${crypto.randomUUID()}/do_review`;
  const search = (id: string) => `/search/third_party_reviewers?terms=egon&initiated_flow_id=${id}`;
  for (const who of [stranger, visitor()]) {
    const told = await call(who, 'POST', `${request}/do_review`, sign);
    expect(told.body).toEqual((await call(who, 'POST', absent, sign)).body);
    expect(told.status).toBe(404);
    expect((await call(who, 'GET', search(submission.id))).body).toEqual(
      (await call(who, 'GET', search(crypto.randomUUID()))).body,
    );
    expect((await call(who, 'GET', search(submission.id))).status).toBe(404);
  }
});
