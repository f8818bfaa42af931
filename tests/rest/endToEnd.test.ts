import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { card } from '#tests/adapters/payments/payer.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { pdfText } from '#tests/support/pdfText.ts';
import { password } from '#tests/support/people.ts';
import { recordRestCalls, type RestRecording } from '#tests/support/recordRestCalls.ts';
import { payInBrowserFor, openForPayments, waitForWebhook } from '#tests/support/restPayments.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer, type HttpAnswer } from '#tests/support/useServer.ts';

const server = useServer();

const witness = recordRestCalls(server);
const ask: RestRecording['send'] = (...request) => witness.send(...request);

async function call(who: Visitor, method: string, path: string, body?: unknown) {
  const answer = await ask(who, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

const graphql = async (who: Visitor, query: string) =>
  (await server.send(who, 'POST', '/graphql', { body: { query } })).body.data;

/** Signs up over REST, and verifies the address. */
async function signUp(name: string): Promise<Visitor> {
  const who = visitor({ userAgent: name });
  const email = `${name.toLowerCase()}@example.com`;
  const user = { email, password, name, account_type: 'citizen' };
  await server.send(who, 'POST', '/users', { body: { user } });
  await server.services.db.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
  return who;
}

/** Creating a team has no documented call; the operator allows it to create forms. */
async function foundTeam(owner: Visitor, name: string): Promise<{ id: string; slug: string }> {
  const query = `mutation { createTeam(input: {name: "${name}"}) { ... on CreateTeamPayload { team { id slug } } } }`;
  const { id, slug } = (await graphql(owner, query)).createTeam.team;
  const teamId = id.split(':')[1];
  await server.services.db.team.update({ where: { id: teamId }, data: { enableFormCreation: true } });
  return { id: teamId, slug };
}

interface BuiltForm {
  readonly versionId: string;
  /** in the draft, visible only to staff */
  readonly draftIds: readonly string[];
}

/** Builds and publishes a form: questions with logic, a fee, a review by a role, and a permit filled from answers. */
async function buildForm(clerk: Visitor, teamId: string): Promise<BuiltForm> {
  const draft = await call(clerk, 'POST', `/flow_templates?team_id=${teamId}`, {});
  const { id: draftId, master_template_id: formId } = draft;
  await call(clerk, 'PUT', `/flow_templates/${draftId}`, { flow_template: { name: 'Building permit' } });
  await call(clerk, 'PUT', `/master_templates/${formId}`, { master_template: { publicly_launchable: true } });
  const addStep = async (type: string, step: object) => {
    const { id } = await call(clerk, 'POST', `/flow_templates/${draftId}/steps`, { step: { type } });
    return call(clerk, 'PUT', `/steps/${id}`, { step });
  };

  const house = await addStep('CollectInfoStep', { name: 'Your house', external: true });
  const [section] = house.sections;
  await call(clerk, 'PUT', `/step_datum/sections/${section.id}`, { section: { name: 'Plot' } });
  const addField = async (type: string, step_datum: object) => {
    const { id } = await call(clerk, 'POST', `/step_datum/sections/${section.id}/step_data`, { type });
    return call(clerk, 'PUT', `/step_data/${id}`, { step_datum });
  };
  const owner = await addField('text', { name: 'Owner', required: true });
  await addField('integer', { name: 'Area', min_value: 1 });
  const use = await addField('multiple_choice', { name: 'Use' });
  const options = `/step_data/${use.id}/step_datum/multiple_choice_options`;
  const home = await call(clerk, 'POST', options, {});
  await call(clerk, 'PUT', `/step_datum/multiple_choice_options/${home.id}`, {
    multiple_choice_option: { name: 'Home' },
  });
  const shop = await call(clerk, 'POST', options, { multiple_choice_option: { name: 'Shop' } });
  const plans = await addField('file', { name: 'Plans', required: true });
  await call(clerk, 'POST', '/logic_configs', {
    logic_config: {
      action: 'show',
      logicable_id: plans.id,
      logicable_type: 'StepDatum',
      conditions: [{ source_id: use.id, source_type: 'StepDatum', comparator: 'is', match_value: shop.id }],
    },
  });

  const config = { fixed: true, calculated: false, amount: '25.00' };
  const fee = await addStep('PaymentStep', { name: 'Fee', external: true, config });
  const review = await addStep('RequireReviewStep', { name: 'Fire safety' });
  const role = await call(clerk, 'POST', `/teams/${teamId}/roles`, { role: { name: 'Fire marshals' }, add_me: true });
  await call(clerk, 'POST', '/attachments/toggle', {
    subject_id: role.id,
    subject_type: 'AdminRole',
    attachable_id: review.review_groups[0].id,
    attachable_type: 'ReviewGroup',
  });
  await call(clerk, 'PUT', `/review_groups/${review.review_groups[0].id}`, {
    review_group: { require_signature: true },
  });

  const upload = new FormData();
  upload.set('document[file]', new Blob([await makePdf(['owner', 'area'])], { type: 'application/pdf' }), 'permit.pdf');
  const document = await call(clerk, 'POST', `/master_templates/${formId}/documents`, upload);
  const documentPath = `/master_templates/${formId}/documents/${document.id}`;
  const { mappables } = await call(clerk, 'GET', `${documentPath}/fetch_mappables`);
  const source = (wanted: string) => mappables.find(({ name }: { name: string }) => name === wanted).id;
  await call(clerk, 'PUT', documentPath, {
    document: {
      name: 'Permit',
      start_version: 1,
      main: true,
      mappings: [
        { field_name: 'owner', mappable_type: 'StepDatum', mappable_id: source('Owner') },
        { field_name: 'area', mappable_type: 'StepDatum', mappable_id: source('Area') },
      ],
    },
  });
  await call(clerk, 'POST', `${documentPath}/publish`);
  await call(clerk, 'POST', `/flow_templates/${draftId}/configured_outputs`, {
    configured_output: { name: 'Permit', document_id: document.id },
  });

  const job = await call(clerk, 'PUT', `/flow_templates/${draftId}/publish`, {});
  await waitForWebhook(server.services, async () => {
    expect(await call(clerk, 'GET', `/jobs/${job.id}`)).toMatchObject({ status: 'complete' });
  });
  const { versions } = await call(clerk, 'GET', `/workflows/${formId}/versions`);
  const draftIds = [draftId, house.id, section.id, owner.id, use.id, shop.id, review.id, fee.id];
  return { versionId: versions[0].id, draftIds };
}

/** Uploads a file to the store as a browser does, and returns its location. */
async function sendFile(who: Visitor): Promise<string> {
  const wish = { file_name: 'plan.png', content_type: 'image/png' };
  const { url, form_data } = await call(who, 'POST', '/collected_datum/s3_preauth', wish);
  const upload = new FormData();
  for (const [name, value] of Object.entries(form_data)) upload.set(name, String(value));
  upload.set('file', new Blob([smallestPicture], { type: 'image/png' }), 'plan.png');
  const stored = await fetch(new URL(url, server.url), { method: 'POST', body: upload });
  return /<Location>([^<]+)<\/Location>/.exec(await stored.text())?.[1] ?? '';
}

const download = (who: Visitor, path: string) =>
  fetch(`${server.url}${path}`, { headers: who.cookie === null ? {} : { cookie: who.cookie } });

test('from sign-up to a downloaded permit with documented calls only', { timeout: 120_000 }, async () => {
  const clerk = await signUp('Clara');
  const resident = await signUp('Rosa');
  const team = await foundTeam(clerk, 'Springfield');
  await openForPayments(server, clerk, team.slug);
  const form = await buildForm(clerk, team.id);

  // the resident fills in
  const launched = { initiated_flow: { flow_template_id: form.versionId } };
  const flow = await call(resident, 'POST', '/initiated_flows', launched);
  const path = `/initiated_flows/${flow.id}`;
  const [house] = flow.steps;
  const [houseNow, feeNow, reviewNow] = flow.active_steps.map(({ id }: { id: string }) => `/active_steps/${id}`);
  const [owner, area, use, plans] = house.sections[0].step_data;
  const save = (field: { id: string }, content: unknown, version = 0) =>
    call(resident, 'POST', `${path}/collected_data/create_or_update`, { step_datum_id: field.id, version, content });
  const next = (who: Visitor, step: { id: string }) => ask(who, 'POST', `${path}/do_next_step`, { step_id: step.id });

  await save(area, '120');
  const blank = await next(resident, house);
  expect([blank.status, blank.body.errors]).toEqual([422, ['Owner cannot be left blank']]);
  await save(owner, 'Rosa Müller');
  const shop = use.multiple_choice_options.find(({ name }: { name: string }) => name === 'Shop');
  await save(use, shop.id);
  expect((await next(resident, house)).body.errors).toEqual(['Plans must be a valid file']);
  const { files } = await save(plans, await sendFile(resident));
  expect(files).toMatchObject([{ file_file_name: 'plan.png' }]);
  expect((await call(resident, 'GET', houseNow)).collected_data).toHaveLength(4);
  expect((await next(resident, house)).body).toMatchObject({ current_step: { position: 1, external: true } });

  // and pays
  const owed = await call(resident, 'GET', feeNow);
  expect(owed).toMatchObject({ paid: false, calculated_payment: 2_500 });
  const payment = `/payments/${owed.payment_id}`;
  const started = await call(resident, 'POST', `${payment}/payment_intents`, { amount: 25, payment_type: 'card' });
  const question = `${payment}/payment_intents/confirm_payment?amount=25&payment_type=card`;
  expect(await call(resident, 'GET', question)).toEqual({ confirmed: true });
  expect(await payInBrowserFor(started, card('4242424242424242'))).toEqual({ kind: 'succeeded' });
  const row = () => server.services.db.charge.findFirst({ where: { obligationId: owed.payment_id } });
  await waitForWebhook(server.services, async () => expect(await row()).not.toBeNull());
  const [charge] = (await call(resident, 'GET', `${payment}/get_active_charge`)).charges;
  expect(await call(resident, 'GET', `/charges/${charge.id}`)).toMatchObject({ status: 'paid', amount: 2_500 });
  const receipt = await download(resident, `/charges/${charge.confirmation_number}.pdf`);
  expect((await pdfText(new Uint8Array(await receipt.arrayBuffer()))).join()).toContain('$25.00');
  // it continues automatically
  expect(await call(resident, 'GET', path)).toMatchObject({ current_step: { position: 2, external: false } });

  // staff see it, and approve
  const rows = '{ submissionRows(assignedToMe: false) { edges { node { submissionId applicant currentStepName } } } }';
  const dashboard = await graphql(clerk, rows);
  expect(dashboard.submissionRows.edges).toMatchObject([
    { node: { submissionId: `Submission:${flow.id}`, applicant: 'Rosa', currentStepName: 'Fire safety' } },
  ]);
  const { review_groups: groups } = await call(clerk, 'GET', reviewNow);
  expect(groups).toMatchObject([{ completed: false, require_signature: true, reviewers: [{ name: 'Fire marshals' }] }]);
  const approval = { approval_status: true, review_group_id: groups[0].review_group_id };
  const unsigned = await ask(clerk, 'POST', `${reviewNow}/step_approvals/set_approval`, approval);
  expect(unsigned.body.errors).toEqual(['A signature is required in order to continue']);
  const signed = { ...approval, signature: 'Clara Clerk' };
  expect(await call(clerk, 'POST', `${reviewNow}/step_approvals/set_approval`, signed)).toMatchObject({
    step_approval: { approval_status: true, signature: 'Clara Clerk' },
  });
  await runJobs(server.services);

  // the permit arrives by email
  const done = await call(resident, 'GET', path);
  expect(done).toMatchObject({ status: 'finished', is_active: false, current_step: null });
  const [output] = done.issued_outputs;
  expect(output).toMatchObject({ name: 'Permit', status: 'valid' });
  const permit = `/issued_outputs/${output.id}`;
  const mails = await mailsTo(server.services, 'rosa@example.com');
  expect(mails.filter(({ text }) => text.includes(permit))).toHaveLength(1);
  const { file_url } = await call(resident, 'GET', `${permit}?with_files=true`);
  const bytes = await download(resident, new URL(file_url).pathname);
  expect(bytes.headers.get('content-type')).toBe('application/pdf');
  expect(await pdfText(new Uint8Array(await bytes.arrayBuffer()))).toEqual([
    expect.stringMatching(/^Rosa Müller\n120\nTo check that/),
  ]);
  const { activities } = await call(resident, 'GET', `${path}/activities`);
  expect(activities.length).toBeGreaterThan(5);

  // no one else learns anything
  await ask(resident, 'GET', `/charges/${charge.confirmation_number}.pdf`);
  await ask(resident, 'GET', `${permit}/download`);
  const stranger = await signUp('Sven');
  await foundTeam(stranger, 'Shelbyville');
  const told = await witness.repeatedBy([stranger, visitor()]);
  expect(told.length).toBeGreaterThan(50);
  const loud = told.filter(({ answers, absent }) => !isDeepStrictEqual(plain(answers), plain(absent)));
  expect(Object.fromEntries(loud.map(({ row, answers }) => [row, answers.map(({ status }) => status)]))).toEqual(
    publicRows,
  );
  const quiet = told.filter((each) => !loud.includes(each) && !(each.row in publicRows));
  for (const { row, answers } of quiet)
    expect([row, ...answers.map(({ status }) => status)]).toEqual([row, 404, expect.toBeOneOf([401, 404])]);
  for (const who of [stranger, visitor()]) {
    const nodes = await witness.nodesSeenBy(who);
    expect([...new Set(nodes.map((id) => id.slice(0, id.indexOf(':'))))].toSorted()).toEqual(publicNodes);
    expect(nodes.filter((id) => form.draftIds.includes(id.split(':')[1] ?? ''))).toEqual([]);
  }
});

const plain = (answers: readonly HttpAnswer[]) => answers.map(({ status, body }) => [status, body]);

/** The town and its published form have a public page: the responses to a stranger and a visitor. */
const publicRows: Readonly<Record<string, readonly number[]>> = {
  'GET /workflows/{id}/versions': [403, 401],
  'POST /flow_templates': [403, 401],
  'PUT /master_templates/{id}': [403, 401],
  'POST /teams/{id}/roles': [403, 401],
  'POST /master_templates/{id}/documents': [403, 401],
  // these create only their own items
  'POST /initiated_flows': [201, 401],
  'POST /collected_datum/s3_preauth': [200, 401],
};
const publicNodes = [
  'Field',
  'FlowTemplate',
  'LogicConfig',
  'MasterTemplate',
  'MultipleChoiceOption',
  'PaymentConfig',
  'ReviewGroup',
  'Section',
  'Step',
  'Team',
];
