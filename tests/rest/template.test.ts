import { beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { makePerson, makeRole, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let person: TestPerson;
let writer: Visitor;

beforeAll(async () => {
  team = await makeTeam(server.services);
  await server.services.db.team.update({ where: { id: team.id }, data: { enableFormCreation: true } });
  person = await makePerson(server.services, { name: 'Ann' });
  await makeRole(server.services, team.id, { name: 'Creators', workflowCreator: true }, [person]);
  writer = await makeToken(server.services, team.id, person, [
    'forms:write',
    'forms:read',
    'exports:read',
    'team:write',
    'team:read',
  ]);
});

/** Throws if a call failed, and returns its response. */
async function call(method: string, path: string, body?: unknown, who: Visitor = writer) {
  const answer = await server.send(who, method, path, body === undefined ? {} : { body });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function refused(method: string, path: string, body?: unknown, who: Visitor = writer) {
  const { status, body: answer } = await server.send(who, method, path, body === undefined ? {} : { body });
  return [status, ...(answer.errors as string[])];
}

const pdfForm = async (part: string, fields?: readonly string[]): Promise<FormData> => {
  const form = new FormData();
  form.set(part, new Blob([await makePdf(fields)], { type: 'application/pdf' }), 'permit.pdf');
  return form;
};

async function finished(jobId: string) {
  await runJobs(server.services);
  return call('GET', `/jobs/${jobId}`);
}

describe('the form Building permit, built over REST', () => {
  it('goes from blank to published', { timeout: 60_000 }, async () => {
    const draft = await call('POST', `/flow_templates?team_id=${team.id}`, {});
    expect(draft).toMatchObject({ version: 1, is_modified: false, name: 'New form', has_payment_step: false });
    const { id: draftId, master_template_id: formId } = draft;
    await call('PUT', `/flow_templates/${draftId}`, { flow_template: { name: 'Building permit' } });
    const settings = { slug: 'building-permit', public_read: true, description: '<p>For new buildings</p>' };
    const form = await call('PUT', `/master_templates/${formId}`, { master_template: settings });
    expect(form).toMatchObject({ ...settings, name: 'Building permit', status: 'draft', managable_by_user: true });

    const collect = await call('POST', `/flow_templates/${draftId}/steps`, { step: { type: 'CollectInfoStep' } });
    await call('PUT', `/steps/${collect.id}`, {
      step: { name: 'Your project', time: 3, time_unit: 'days', external_instructions: '<p>Tell us</p>' },
    });
    const responsible = { step: { responsibility_type: collect.responsibility_type } };
    expect(await call('PUT', `/steps/${collect.id}`, responsible)).toMatchObject(responsible.step);
    const [status] = await refused('PUT', `/steps/${collect.id}`, { step: { responsibility_type: 'anybody' } });
    expect(status).toBe(422);
    const section = await call('POST', '/step_datum/sections', {
      section: { sectionable_id: collect.id, sectionable_type: 'Step', name: 'Plot' },
    });
    const add = (type: string, sectionId = section.id) =>
      call('POST', `/step_datum/sections/${sectionId}/step_data`, { type });
    const owner = await add('string');
    await call('PUT', `/step_data/${owner.id}`, { step_datum: { name: 'Owner', required: true, max_length: 80 } });
    const area = await add('integer');
    await call('PUT', `/step_data/${area.id}`, { step_datum: { name: 'Area', min_value: 1, max_value: '50000' } });
    const use = await add('multiple_choice');
    await call('PUT', `/step_data/${use.id}`, { step_datum: { name: 'Use' } });
    const options = `/step_data/${use.id}/step_datum/multiple_choice_options`;
    const home = await call('POST', options, {});
    await call('PUT', `/step_datum/multiple_choice_options/${home.id}`, {
      multiple_choice_option: { name: 'Home', is_default: true },
    });
    const shop = await call('POST', options, { multiple_choice_option: { name: 'Shop', numeric_value: 2 } });
    expect(shop).toMatchObject({ name: 'Shop', position: 1, numeric_value: 2, is_default: false });

    const shops = await call('POST', '/step_datum/sections', {
      section: { sectionable_id: collect.id, sectionable_type: 'Step', name: 'For shops' },
    });
    const plans = await add('file', shops.id);
    await call('PUT', `/step_data/${plans.id}`, { step_datum: { name: 'Plans' } });
    const { step_data: askable } = await call('GET', `/step_datum/sections/${shops.id}/available_for_section_config`);
    expect(askable.map(({ name }: { name: string }) => name)).toEqual(['Area', 'Use']);
    const condition = { source_id: use.id, source_type: 'StepDatum', comparator: 'is', match_value: shop.id };
    const logic = await call('POST', '/logic_configs', {
      logic_config: { action: 'show', logicable_id: shops.id, logicable_type: 'Section', conditions: [condition] },
    });
    expect(logic).toMatchObject({ action: 'show', logicable_id: shops.id, conditions: [condition] });

    const payment = await call('POST', `/flow_templates/${draftId}/steps`, { step: { type: 'PaymentStep' } });
    const paid = await call('PUT', `/steps/${payment.id}`, {
      step: { name: 'Fee', config: { fixed: true, calculated: false, amount: '25.00', accepts_cash: 'true' } },
    });
    expect(paid.config).toMatchObject({ fixed: true, calculated: false, amount: 2500, accepts_cash: true });

    const review = await call('POST', `/flow_templates/${draftId}/steps`, { step: { type: 'RequireReviewStep' } });
    const [group] = review.review_groups;
    const roleId = await makeRole(server.services, team.id, { name: 'Fire marshals' }, [person]);
    const { attachments } = await call('POST', '/attachments/toggle', {
      subject_id: roleId,
      subject_type: 'AdminRole',
      attachable_id: group.id,
      attachable_type: 'ReviewGroup',
    });
    expect(attachments).toMatchObject([
      { type: 'AdminRole', role: { id: roleId, name: 'Fire marshals', user_count: 1 } },
    ]);

    const document = await call(
      'POST',
      `/master_templates/${formId}/documents`,
      await pdfForm('document[file]', ['owner', 'number']),
    );
    expect(document).toMatchObject({ has_file: true, field_names: ['owner', 'number', 'rush'], published_at: null });
    const documentPath = `/master_templates/${formId}/documents/${document.id}`;
    const { mappables } = await call('GET', `${documentPath}/fetch_mappables`);
    const ownerSource = mappables.find(({ name }: { name: string }) => name === 'Owner');
    const mappings = [
      { field_name: 'number', mappable_type: 'ProcessData', process_data_field: 'submission_number' },
      { field_name: 'owner', mappable_type: 'StepDatum', mappable_id: ownerSource.id },
    ];
    const mapped = await call('PUT', documentPath, {
      document: { name: 'Permit', description: 'On letterhead', start_version: 1, main: true, mappings },
    });
    expect(mapped).toMatchObject({
      mappings: [
        { field_name: 'number', process_data_field: 'submission_number' },
        { field_name: 'owner', mappable: { name: 'Owner' }, earliest_version: 1, latest_version: 1 },
      ],
    });
    expect((await call('POST', `${documentPath}/publish`)).published_at).not.toBeNull();
    const output = await call('POST', `/flow_templates/${draftId}/configured_outputs`, {
      configured_output: {
        name: 'Building permit',
        document_id: document.id,
        expires: true,
        expires_after: { value: 1, unit: 'years' },
      },
    });
    expect(output).toMatchObject({
      document: { id: document.id, name: 'Permit' },
      expires_after: { value: 1, unit: 'years' },
    });

    expect(await call('GET', `/workflows/${formId}/modified`)).toEqual({ is_modified: true, version: 1 });
    const job = await call('PUT', `/flow_templates/${draftId}/publish`, {});
    expect(job).toMatchObject({ status: 'queued', progress: 0, result: null });
    const done = await finished(job.id);
    expect(done).toMatchObject({
      status: 'complete',
      progress: 100,
      result: {
        template_data: {
          flow_template: { id: draftId, version: 2, is_modified: false },
          master_template: { id: formId, slug: 'building-permit', status: 'published', ever_published: true },
        },
      },
    });
    const { versions } = await call('GET', `/workflows/${formId}/versions`);
    expect(versions).toMatchObject([{ version: 1, name: 'Building permit', has_payment_step: true }]);
    const { steps } = await call('GET', `/flow_templates/${versions[0].id}/steps`);
    expect(steps.map(({ type, position }: { type: string; position: number }) => `${position} ${type}`)).toEqual([
      '0 CollectInfoStep',
      '1 PaymentStep',
      '2 RequireReviewStep',
    ]);
    const fields = steps[0].sections.flatMap(({ step_data }: { step_data: object[] }) => step_data);
    expect(fields).toMatchObject([
      { name: 'Owner', data_type: 'string', required: true, max_length: 80 },
      { name: 'Area', data_type: 'integer', min_value: 1, max_value: 50_000 },
      { name: 'Use', multiple_choice_options: [{ name: 'Home', is_default: true }, { name: 'Shop' }] },
      { name: 'Plans', data_type: 'file' },
    ]);
    const { master_templates: published } = await call(
      'GET',
      `/teams/${team.id}/master_templates?only_published=true`,
      undefined,
      team.member,
    );
    expect(published).toMatchObject([{ id: formId, name: 'Building permit' }]);
  });
});

describe('the documented calls', () => {
  let draftId: string;
  let formId: string;
  beforeAll(async () => {
    const draft = await call('POST', '/flow_templates', { team_id: team.id, name: 'Dog license' });
    draftId = draft.id;
    formId = draft.master_template_id;
  });
  const step = (type: string) => call('POST', `/flow_templates/${draftId}/steps`, { step: { type } });

  it('move, copy and remove steps, sections, fields and options', async () => {
    const a = await step('CollectInfoStep');
    const b = await step('BasicStep');
    expect(await call('PUT', `/steps/${b.id}/reorder`, { step: { position: 0 } })).toMatchObject({ position: 0 });
    const copy = await call('POST', `/steps/${a.id}/duplicate`);
    expect(copy).toMatchObject({ position: 2, type: 'CollectInfoStep' });
    const [section] = a.sections;
    const { id: surveyStepId, survey } = await step('SurveyStep');
    const input = { identified: true, name: 'Neighbors', instructions: '<p>Please</p>' };
    const changed = await call('PUT', `/surveys/${survey.id}`, { survey: input });
    expect(changed).toMatchObject({ id: survey.id, ...input, sections: [{ sectionable_type: 'Survey' }] });
    const field = await call('POST', `/step_datum/sections/${section.id}/step_data`, { type: 'checkboxes' });
    const twin = await call('POST', `/step_data/${field.id}/duplicate`);
    expect(
      await call('PUT', `/step_data/${twin.id}/reorder`, { position: 0, section_id: copy.sections[0].id }),
    ).toMatchObject({
      position: 0,
      section_id: copy.sections[0].id,
    });
    expect(await call('GET', `/step_data/${field.id}`)).toMatchObject({ id: field.id, used_in_formula: false });
    const options = `/step_data/${field.id}/step_datum/multiple_choice_options`;
    const [one, two] = [await call('POST', options), await call('POST', options, {})];
    await call('PUT', `/step_datum/multiple_choice_options/${two.id}/reorder`, { position: 0 });
    await call('DELETE', `/step_datum/multiple_choice_options/${one.id}`);
    const batch = `/step_data/${field.id}/multiple_choice_options/batch`;
    expect(await refused('DELETE', batch)).toEqual([
      422,
      expect.stringMatching(/ids is required\. To include everything, send `everything: true` instead\.$/),
    ]);
    expect((await call('GET', `/step_data/${field.id}`)).multiple_choice_options).toMatchObject([{ id: two.id }]);
    const left = await call('DELETE', batch, { ids: [two.id] });
    expect(left.multiple_choice_options).toEqual([]);
    const file = new FormData();
    file.set('file', new Blob(['name,value\nDog,1\nCat,2\n'], { type: 'application/vnd.ms-excel' }), 'animals.csv');
    const added = await call('POST', batch, file);
    expect(added).toMatchObject({
      count: 2,
      step_datum: { multiple_choice_options: [{ name: 'Dog' }, { name: 'Cat' }] },
    });
    expect((await call('DELETE', batch, { everything: true })).multiple_choice_options).toEqual([]);
    const again = await call('POST', `/step_datum/sections/${section.id}/duplicate`);
    await call('PUT', `/step_datum/sections/${again.id}/reorder`, { section: { position: 0 } });
    await call('PUT', `/step_datum/sections/${again.id}`, { section: { name: 'Again', instructions: '' } });
    expect(await call('DELETE', `/step_datum/sections/${again.id}`)).toEqual({ id: again.id });
    expect(await call('DELETE', `/step_data/${twin.id}`)).toEqual({ id: twin.id });
    const { step_data: all } = await call('GET', `/master_templates/${formId}/step_data`);
    expect(all.map(({ id }: { id: string }) => id)).toEqual([field.id]);
    for (const { id } of [a, b, copy, { id: surveyStepId }])
      expect(await call('DELETE', `/steps/${id}`)).toEqual({ id });
    expect(await call('GET', `/flow_templates/${draftId}/steps`)).toEqual({ steps: [] });
  });

  it('calculate payments with formulas', async () => {
    const payment = await step('PaymentStep');
    const formula = await call('POST', '/formulas', {
      formula: { flow_template_id: draftId, name: 'Fee', formula: '20+5' },
    });
    expect(formula).toMatchObject({ name: 'Fee', formula: '20 + 5' });
    expect((await call('GET', `/steps/${payment.id}/available_formulas`)).formulas).toMatchObject([{ id: formula.id }]);
    const config = { fixed: true, calculated: true, formula_id: formula.id };
    expect((await call('PUT', `/steps/${payment.id}`, { step: { config } })).config).toMatchObject(config);
    expect(await refused('DELETE', `/formulas/${formula.id}`)).toEqual([
      422,
      "You can't delete this because it's used by: payment step",
    ]);
    await call('PUT', `/formulas/${formula.id}`, { formula: { name: 'License fee' } });
    await call('DELETE', `/steps/${payment.id}`);
    expect(await call('DELETE', `/formulas/${formula.id}`)).toEqual({ id: formula.id });
  });

  it('attach people, invite them and group them', async () => {
    const { id: stepId } = await step('AssignResponsibilityStep');
    const place = { attachable_id: stepId, attachable_type: 'Step' };
    const { attachments } = await call('PUT', '/attachments/toggle', { ...place, user_to_add: person.id });
    expect(attachments).toMatchObject([
      {
        type: 'User',
        assigned: true,
        user: { id: person.id, name: 'Ann', pseudo: false, internal: true, invitation: null },
      },
    ]);
    const [{ attachment_id: attachmentId }] = attachments;
    const seen = await call('PUT', `/attachments/${attachmentId}`, { attachment: { assigned: 'false' } });
    expect(seen.assigned).toBe(false);
    const invited = await call('POST', '/attachments/add_pseudomember', {
      ...place,
      email: 'cay@example.gov',
      name: 'Cay',
    });
    expect(invited.user).toMatchObject({ name: 'Cay', pseudo: true, internal: false, account_type: 'citizen' });
    expect(invited.user.invitation).toEqual({ id: expect.any(String), last_sent_at: expect.any(String) });
    expect(
      await refused('POST', '/attachments/add_pseudomember', { ...place, email: 'x@example.gov', name: '' }),
    ).toEqual([422, 'Please enter a name']);
    const query = `attachable_type=Step&attachable_id=${stepId}`;
    expect((await call('GET', `/attachments/fetch_attachments?${query}`)).attachments).toHaveLength(2);
    const group = await call('POST', `/steps/${stepId}/step_assignment_groups`, {
      step_assignments_attributes: [{ assignee_id: person.id, assignee_type: 'User' }],
    });
    expect(group.step_assignments).toMatchObject([{ assignee_id: person.id, assignee_type: 'User' }]);
    const roleId = await makeRole(server.services, team.id, { name: 'Clerks' });
    const assignment = await call('POST', `/step_assignment_groups/${group.id}/step_assignments`, {
      step_assignment: { assignee_id: roleId, assignee_type: 'AdminRole' },
    });
    await call('DELETE', `/step_assignments/${assignment.id}`);
    await call('DELETE', `/step_assignment_groups/${group.id}`);
    expect((await call('DELETE', `/attachments/${attachmentId}`)).id).toBe(attachmentId);
    await call('DELETE', `/steps/${stepId}`);
  });

  it('set the status, alone and with other settings', async () => {
    const archived = await call('PUT', `/master_templates/${formId}`, { master_template: { status: 'archived' } });
    expect(archived).toMatchObject({ status: 'archived', managable_by_user: false });
    const change = { master_template: { public_read: true } };
    expect((await refused('PUT', `/master_templates/${formId}`, change))[0]).toBe(403);
    await call('PUT', `/master_templates/${formId}`, { master_template: { status: 'draft' } });
    expect(await refused('PUT', `/master_templates/${formId}`, { master_template: { status: 'published' } })).toEqual([
      422,
      'This form is not published.',
    ]);
    expect(await call('PUT', `/master_templates/${formId}`, change)).toMatchObject({
      public_read: true,
      status: 'draft',
    });
  });

  it('number, categorize, star, and give addresses to forms', async () => {
    const customId = await call('POST', `/master_templates/${formId}/custom_ids`, {
      custom_id: { pattern: 'D-{number}' },
    });
    expect(customId.pattern).toBe('D-{number}');
    const other = { custom_id: { pattern: 'DOG-{number:4}' } };
    const { id } = await call('POST', `/master_templates/${formId}/custom_ids`, other);
    const listed = async () => (await call('PUT', `/master_templates/${formId}`, { master_template: {} })).custom_ids;
    expect(await listed()).toEqual([{ id, pattern: 'DOG-{number:4}' }, customId]);
    await call('DELETE', `/custom_ids/${id}`);
    expect(await listed()).toEqual([customId]);
    const one = await call('POST', '/template_categories', { name: 'Animals' });
    expect(await call('POST', '/template_categories', { name: 'animals', team_id: team.id })).toEqual(one);
    const categorised = await call('PUT', `/master_templates/${formId}`, { master_template: { category_id: one.id } });
    expect(categorised.category).toEqual(one);
    const star = { master_template_id: formId };
    expect(await call('POST', '/user_preferences/star_form', star)).toEqual({ starred_master_template_ids: [formId] });
    expect(await call('POST', '/user_preferences/unstar_form', star)).toEqual({ starred_master_template_ids: [] });
    const free = `/workflows/check_slug_available?master_template_id=${formId}&slug=`;
    expect(await call('GET', `${free}cat-license`)).toEqual({ available: true });
    expect(await call('GET', `${free}ab`)).toEqual({ available: false });
  });

  it("replace a document's file, and set a form's banner", async () => {
    const bare = await call('POST', `/master_templates/${formId}/documents`, { document: { name: 'Letter' } });
    const path = `/master_templates/${formId}/documents/${bare.id}`;
    expect(await refused('POST', `${path}/publish`)).toEqual([
      422,
      'Document must have a start version',
      'Document must have a file',
    ]);
    expect(await refused('PUT', `${path}/replace`, {})).toEqual([
      422,
      'There was an error uploading your file. Please try again.',
    ]);
    const filled = await call('PUT', `${path}/replace`, await pdfForm('file'));
    expect(filled).toMatchObject({ has_file: true, file_name: 'permit.pdf' });
    expect((await fetch(filled.url)).headers.get('content-type')).toBe('application/pdf');
    await call('POST', `${path}/unpublish`);
    expect(await call('DELETE', path)).toEqual({ id: bare.id });

    const form = new FormData();
    form.set('master_template[banner_image]', new Blob([smallestPicture], { type: 'image/png' }), 'town.png');
    const { banner_image_url: url } = await call('PATCH', `/master_templates/${formId}`, form);
    expect((await fetch(url)).headers.get('content-type')).toBe('image/png');
    const pdf = await pdfForm('master_template[banner_image]');
    expect(await refused('PATCH', `/master_templates/${formId}`, pdf)).toEqual(
      [422, 'must be a picture (PNG, JPEG, GIF, WebP, or AVIF)'].map((text) => (text === 422 ? text : `file ${text}`)),
    );
  });

  it("return the specification's error messages", async () => {
    const { sections } = await step('CollectInfoStep');
    const field = await call('POST', `/step_datum/sections/${sections[0].id}/step_data`, { type: 'integer' });
    const limits = { step_datum: { min_value: 5, max_value: 4 } };
    expect(await refused('PUT', `/step_data/${field.id}`, limits)).toEqual([
      422,
      'Invalid min value',
      'Invalid max value',
    ]);
    const boxes = await call('POST', `/step_datum/sections/${sections[0].id}/step_data`, { type: 'checkboxes' });
    expect(await refused('PUT', `/step_data/${boxes.id}`, { step_datum: { min_num_checks: 1 } })).toEqual([
      422,
      'Cannot be greater than the number of available selections',
    ]);
    const logic = { action: 'show', logicable_id: sections[0].id, logicable_type: 'Section', conditions: [{}] };
    expect((await refused('POST', '/logic_configs', { logic_config: logic })).slice(0, 2)).toEqual([
      422,
      'Invalid logic configuration',
    ]);
    const slug = { master_template: { slug: 'ab' } };
    expect(await refused('PUT', `/master_templates/${formId}`, slug)).toEqual([422, 'URL not valid']);
    const amount = { step: { config: { amount: 'much' } } };
    const payment = await step('PaymentStep');
    expect((await refused('PUT', `/steps/${payment.id}`, amount))[1]).toContain(
      'Payment amount must be a valid number. Check your input and try again.',
    );
    const priced = (said: string) => ({ step: { config: { amount: said } } });
    expect((await refused('PUT', `/steps/${payment.id}`, priced('100000000.00')))[1]).toContain('Amount is too large');
    expect((await call('PUT', `/steps/${payment.id}`, priced('99,999,999.99'))).config.amount).toBe(9_999_999_999);
  });

  test.each([
    ['GET', (id: string) => `/flow_templates/${id}/steps`, undefined],
    ['POST', (id: string) => `/flow_templates/${id}/steps`, { step: { type: 'BasicStep' } }],
    ['PUT', (id: string) => `/flow_templates/${id}/publish`, {}],
  ] as const)(
    '%s return 401 without signing in, 404 to strangers, and 404 for a missing item',
    async (method, path, body) => {
      const stranger = await makePerson(server.services);
      const statuses = [
        await refused(method, path(draftId), body, visitor()),
        await refused(method, path(draftId), body, stranger),
        await refused(method, path(newId()), body),
      ].map(([status]) => status);
      expect(statuses).toEqual(method === 'GET' ? [404, 404, 404] : [401, 404, 404]);
    },
  );

  it('store no file from a stranger, and none that is too large', async () => {
    const count = () => server.services.db.storedFile.count();
    const before = await count();
    const path = `/master_templates/${formId}/documents`;
    expect((await refused('POST', path, await pdfForm('document[file]'), visitor()))[0]).toBe(401);
    const form = new FormData();
    form.set('document[file]', new Blob([new Uint8Array(27_000_000)], { type: 'application/pdf' }), 'huge.pdf');
    expect(await refused('POST', path, form)).toEqual([413, 'The request is too large.']);
    expect(await count()).toBe(before);
  });
});

test('a form of the library is created in a team, and can be published right away', async () => {
  const document = '{ libraryForms { libraryFormId name } }';
  const { body } = await server.send(writer, 'POST', '/graphql', { body: { query: document } });
  const forms: { libraryFormId: string; name: string }[] = body.data.libraryForms;
  const id = forms.find(({ name }) => name === 'Dog license')?.libraryFormId;
  const made = await call('POST', `/master_templates/${id}/imports?team_id=${team.id}`);
  expect(made).toMatchObject({ master_template: { name: 'Dog license', status: 'draft' } });
  expect(made.master_template.id).toBe(made.master_template_id);
  expect(await refused('POST', `/master_templates/${newId()}/imports?team_id=${team.id}`)).toEqual([
    422,
    'This form is no longer in the library. Choose another one.',
  ]);
});
