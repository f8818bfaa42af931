import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { smallestPicture } from '#tests/support/smallestPicture.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let neighbor: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa <Resident>' });
  neighbor = await makePerson(services, { name: 'Nora' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  form = await publishedForm(
    services,
    team.id,
    [
      {
        name: 'Your house',
        external: true,
        externalInstructions: '<p>Tell us of it.</p>',
        internalInstructions: '<p>Ask for the deed.</p>',
        requiresSignature: true,
        fields: [
          { name: 'Owner', required: true },
          { name: 'Built', dataType: 'date_range' },
          { name: 'Plans', dataType: 'file' },
          { name: 'Work', dataType: 'multiple_choice' },
          { name: 'Trades', dataType: 'checkboxes' },
          { name: 'Secret', redacted: true },
        ],
      },
      { name: 'Who works on it', type: 'AssignResponsibilityStep' },
      { name: 'Inspection', fields: [{ name: 'Notes' }] },
    ],
    { identifier: 'Owner' },
  );
  await addToForm(services, team.id, form.formId, clerk, 2);
  const option = { teamId: team.id, flowTemplateId: form.versionId, position: 0 };
  for (const [field, name] of [
    ['Work', 'Fence'],
    ['Trades', 'Roofer'],
  ] as const) {
    const [id, identity, fieldId] = [newId(), newId(), form.fieldId(field)];
    await services.db.multipleChoiceOption.create({ data: { ...option, id, identity, fieldId, name } });
  }
});

/** The headers that a page sends with a form. */
async function formHeaders(who: Visitor): Promise<Record<string, string>> {
  const response = await server.send(who, 'POST', '/graphql', { body: { query: '{ viewer { authenticityToken } }' } });
  return { 'x-csrf-token': response.body.data.viewer.authenticityToken };
}

async function call(who: Visitor, method: string, path: string, body?: unknown) {
  const headers = body instanceof FormData ? await formHeaders(who) : {};
  const answer = await server.send(who, method, path, body === undefined ? {} : { body, headers });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function refused(who: Visitor, method: string, path: string, body?: unknown): Promise<unknown[]> {
  const { status, body: answer } = await server.send(who, method, path, body === undefined ? {} : { body });
  return [status, ...(answer.errors as string[])];
}

let flow: { id: string; active_steps: { id: string; step_id: string; step: { name: string } }[] } & Record<
  string,
  unknown
>;
const activeStep = (name: string): string => flow.active_steps.find(({ step }) => step.name === name)?.id ?? '';
const save = (who: Visitor, name: string, content: unknown, version = 0) =>
  call(who, 'POST', `/initiated_flows/${flow.id}/collected_data/create_or_update`, {
    step_datum_id: form.fieldId(name),
    version,
    content,
  });

beforeEach(async () => {
  flow = await call(resident, 'POST', '/initiated_flows', { initiated_flow: { flow_template_id: form.versionId } });
});

describe('a submission over REST', () => {
  test('can be started, found, put on hold, resumed, and deleted', async () => {
    expect(flow).toMatchObject({
      status: 'active',
      is_active: true,
      halted: false,
      current_step: { position: 0, external: true },
      master_template: { id: form.formId, name: 'Building permit' },
      active_steps: [{ state: 'current' }, { state: 'notdone' }, { state: 'notdone' }],
    });
    const { initiated_flows: launched } = await call(
      resident,
      'GET',
      `/initiated_flows/previously_launched/${form.formId}`,
    );
    expect(launched[0]).toMatchObject({ id: flow.id, scoped_id: flow['scoped_id'] });

    expect(await call(clerk, 'POST', `/initiated_flows/${flow.id}/do_halt`)).toMatchObject({
      halted: true,
      halted_by_admin: true,
      is_active: false,
    });
    expect((await refused(resident, 'POST', `/initiated_flows/${flow.id}/do_unhalt`))[0]).toBe(403);
    expect(
      await call(clerk, 'PUT', `/initiated_flows/${flow.id}`, { initiated_flow: { halted: false } }),
    ).toMatchObject({ halted: false });
    expect(await call(clerk, 'DELETE', `/initiated_flows/${flow.id}`)).toEqual({ id: flow.id });
    expect((await refused(resident, 'GET', `/initiated_flows/${flow.id}`))[0]).toBe(404);
  });

  test("submitted from a page's form redirects to its page", async () => {
    const form_data = new URLSearchParams({ flow_template_id: form.versionId });
    const answer = await server.send(resident, 'POST', '/initiated_flows/manager', {
      body: form_data,
      headers: { accept: 'text/html', ...(await formHeaders(resident)) },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/initiated_flows\/manager\/[0-9a-f-]{36}$/);
  });

  test('is private: for strangers it does not exist', async () => {
    const paths = [
      ['GET', ''],
      ['POST', '/do_halt'],
      ['GET', '/activities'],
      ['GET', '/documents_and_files'],
      ['DELETE', ''],
    ] as const;
    const absent = crypto.randomUUID();
    for (const [method, path] of paths) {
      const there = await refused(neighbor, method, `/initiated_flows/${flow.id}${path}`);
      expect(there).toEqual(await refused(neighbor, method, `/initiated_flows/${absent}${path}`));
      expect(there[0]).toBe(404);
      expect((await refused(visitor(), method, `/initiated_flows/${flow.id}${path}`))[0]).not.toBe(200);
    }
    expect((await refused(visitor(), 'POST', `/initiated_flows/${flow.id}/do_halt`))[0]).toBe(401);
  });

  test('can be answered, signed, locked, and advanced', async () => {
    const step = activeStep('Your house');
    expect(await save(resident, 'Owner', 'Rosa')).toMatchObject({
      step_datum_id: form.fieldId('Owner'),
      content: 'Rosa',
      version: 1,
      data_type: 'text',
    });
    expect((await save(resident, 'Owner', 'Rosa R.', 1)).version).toBe(2);
    expect(
      (
        await refused(resident, 'POST', `/initiated_flows/${flow.id}/collected_data/create_or_update`, {
          step_datum_id: form.fieldId('Owner'),
          version: 1,
          content: 'Somebody else',
        })
      )[0],
    ).toBe(409);
    const range = await save(resident, 'Built', JSON.stringify({ start: '2020-01-01', end: '2021-01-01' }));
    expect(range.content).toEqual({ start: '2020-01-01', end: '2021-01-01' });

    expect(await call(resident, 'GET', `/active_steps/${step}`)).toMatchObject({
      needs_signature: true,
      required_actions: [{ solution: 'sign', users: ['Rosa <Resident>'] }],
      collected_data: [{ content: 'Rosa R.' }, { data_type: 'date_range' }],
    });
    expect(
      await refused(resident, 'POST', `/initiated_flows/${flow.id}/do_next_step`, {
        step_id: form.stepId('Your house'),
      }),
    ).toEqual([422, 'A signature is required in order to continue']);
    const signed = await call(resident, 'POST', `/active_steps/${step}/signings`, {
      signing: { typed_name: 'Rosa R.' },
    });
    expect(signed).toMatchObject({ needs_signature: false, signings: [{ typed_name: 'Rosa R.' }] });

    const locked = { active_step: { locked_fields: [form.fieldId('Owner')] } };
    expect((await refused(resident, 'PUT', `/active_steps/${step}`, locked))[0]).toBe(403);
    expect((await call(clerk, 'PUT', `/active_steps/${step}`, locked)).locked_fields).toEqual([form.fieldId('Owner')]);
    expect(
      (await call(clerk, 'PUT', `/active_steps/${step}`, { active_step: { locked: true } })).locked_at,
    ).not.toBeNull();

    const moved = await call(resident, 'POST', `/initiated_flows/${flow.id}/do_next_step`, {
      step_id: form.stepId('Your house'),
    });
    expect(moved).toMatchObject({ current_step: { position: 1 }, identifier_field_value: 'Rosa R.' });
  });

  test('lists who did what in its activities, escaped', async () => {
    await call(clerk, 'POST', `/initiated_flows/${flow.id}/do_halt`);
    const { activities } = await call(resident, 'GET', `/initiated_flows/${flow.id}/activities`);
    expect(activities.map(({ html }: { html: string }) => html)).toEqual([
      'Clara Clerk put this submission on hold',
      'Rosa &#60;Resident&#62; started this submission',
    ]);
    await call(clerk, 'POST', `/initiated_flows/${flow.id}/process_assignments`, {
      assignee_id: clerk.id,
      assignee_type: 'User',
    });
    const kinds = async (who: Visitor) =>
      (await call(who, 'GET', `/initiated_flows/${flow.id}/activities`)).activities.map(
        ({ kind }: { kind: string }) => kind,
      );
    expect(await kinds(clerk)).toContain('assignSubmission');
    expect(await kinds(resident)).not.toContain('assignSubmission');
  });

  test('has applicants and responsible people', async () => {
    const added = await call(resident, 'POST', '/applicant_attachments', {
      user_id: neighbor.id,
      initiated_flow_id: flow.id,
    });
    expect(added.applicant_attachments).toMatchObject([
      { user: { id: resident.id }, is_primary: true },
      { user: { id: neighbor.id, name: 'Nora', pseudo: false }, is_primary: false },
    ]);
    const [primary, other] = added.applicant_attachments;
    expect(await refused(resident, 'DELETE', `/applicant_attachments/${primary.id}`)).toEqual([
      422,
      "You can't remove the primary applicant. Make someone else primary first.",
    ]);
    const { applicant_attachments: swapped } = await call(resident, 'POST', '/applicant_attachments/make_primary', {
      id: other.id,
    });
    expect(swapped[0]).toMatchObject({ id: other.id, is_primary: true });
    const invited = await call(neighbor, 'POST', '/applicant_attachments/add_pseudoapplicant', {
      email: 'architect@example.com',
      name: 'Archie',
      initiated_flow_id: flow.id,
    });
    expect(invited.applicant_attachments.at(-1)).toMatchObject({ user: { name: 'Archie', pseudo: true } });
    expect(await mailsTo(server.services, 'architect@example.com')).toHaveLength(1);
    expect((await call(neighbor, 'DELETE', `/applicant_attachments/${primary.id}`)).applicant_attachments).toHaveLength(
      2,
    );

    const assigned = await call(clerk, 'POST', `/initiated_flows/${flow.id}/process_assignments`, {
      assignee_id: team.managerRoleId,
      assignee_type: 'AdminRole',
    });
    expect(assigned.person_attachments).toMatchObject([
      { type: 'AdminRole', name: 'Managers', assigned: true, removable: true, pseudo: false },
      { type: 'User', name: clerk.name, assigned: false, assignment_id: null, removable: false },
    ]);
    const [{ assignment_id: assignment }, member] = assigned.person_attachments;
    const path = `/initiated_flows/${flow.id}/process_assignments`;
    const { person_attachments: left } = await call(clerk, 'DELETE', `${path}/${assignment}`);
    expect(left).toEqual([member]);
    const looking = { assignee_id: team.managerRoleId, assignee_type: 'AdminRole', assigned: false };
    expect((await call(clerk, 'POST', path, looking)).person_attachments[0]).toMatchObject({
      name: 'Managers',
      assigned: false,
      assignment_id: null,
    });
  });
});

test("an answer with a missing item is rejected when saved, with the field's message", async () => {
  const answer = (who: Visitor, name: string, content: unknown) =>
    refused(who, 'POST', `/initiated_flows/${flow.id}/collected_data/create_or_update`, {
      step_datum_id: form.fieldId(name),
      version: 0,
      content,
    });
  expect(await answer(resident, 'Work', newId())).toEqual([422, 'Work must be a valid option']);
  expect(await answer(resident, 'Work', 'Barn')).toEqual([422, 'Work must be a valid option']);
  expect(await answer(resident, 'Trades', JSON.stringify(['Roofer', 'Pirate']))).toEqual([
    422,
    'Trades must be a valid option',
  ]);
  expect(await answer(resident, 'Plans', JSON.stringify([{ id: newId() }]))).toEqual([
    422,
    'Plans must be a valid file',
  ]);
  expect(await answer(resident, 'Plans', 'https://example.com/plan.png')).toEqual([422, 'Plans must be a valid file']);
  const program = new FormData();
  program.set('step_datum_id', form.fieldId('Plans'));
  program.set('content', new Blob(['MZ'], { type: 'application/pdf' }), 'plan.exe');
  const headers = await formHeaders(resident);
  const path = `/initiated_flows/${flow.id}/collected_data/create_or_update`;
  const { status, body } = await server.send(resident, 'POST', path, { body: program, headers });
  expect([status, ...body.errors]).toEqual([422, 'Plans is a file type we can’t accept, such as a program']);
  expect(await server.services.db.answer.count({ where: { submissionId: flow.id } })).toBe(0);
  expect((await save(resident, 'Work', 'fence')).version).toBe(1);
});

describe("a submission's files", () => {
  test('are uploaded to the store, named by their location, and can be removed from the answer', async () => {
    const { url, form_data } = await call(resident, 'POST', '/collected_datum/s3_preauth', {
      file_name: 'plan.png',
      content_type: 'image/png',
    });
    const upload = new FormData();
    for (const [name, value] of Object.entries(form_data)) upload.set(name, String(value));
    upload.set('file', new Blob([smallestPicture], { type: 'image/png' }), 'plan.png');
    const stored = await fetch(new URL(url, server.url), { method: 'POST', body: upload });
    const location = /<Location>([^<]+)<\/Location>/.exec(await stored.text())?.[1] ?? '';
    expect(location).not.toBe('');

    const { content, files } = await save(resident, 'Plans', location);
    expect(content).toMatchObject([{ filename: 'plan.png' }]);
    expect(files).toMatchObject([{ file_file_name: 'plan.png', admin_uploaded: false }]);
    const { files: listed } = await call(clerk, 'GET', `/initiated_flows/${flow.id}/documents_and_files`);
    expect(listed).toMatchObject([{ id: files[0].id, file_file_name: 'plan.png' }]);
    const bytes = await fetch(new URL(listed[0].url.original, server.url));
    expect(Buffer.from(await bytes.arrayBuffer()).equals(smallestPicture)).toBe(true);

    expect((await refused(neighbor, 'DELETE', `/collected_datum/datum_files/${files[0].id}`))[0]).toBe(404);
    expect(await call(resident, 'DELETE', `/collected_datum/datum_files/${files[0].id}`)).toMatchObject({
      id: files[0].id,
      collected_datum: { content: null, version: 2, files: [] },
    });
    expect((await call(clerk, 'GET', `/initiated_flows/${flow.id}/documents_and_files`)).files).toEqual([]);
  });

  test('can be sent with the answer', async () => {
    const answer = new FormData();
    answer.set('step_datum_id', form.fieldId('Plans'));
    answer.set('content', new Blob([smallestPicture], { type: 'image/png' }), 'front.png');
    const saved = await call(resident, 'POST', `/initiated_flows/${flow.id}/collected_data/create_or_update`, answer);
    expect(saved).toMatchObject({ version: 1, files: [{ file_file_name: 'front.png' }] });
  });

  test('can be attached, hidden from applicants by staff, and removed only by staff', async () => {
    const path = `/initiated_flows/${flow.id}`;
    const put = async (who: Visitor, name: string, isPublic: string) => {
      const body = new FormData();
      body.set('file', new Blob([smallestPicture], { type: 'image/png' }), name);
      body.set('is_public', isPublic);
      return (await call(who, 'POST', `${path}/upload_repo_file`, body)).repo_file;
    };
    const own = await put(resident, 'photo.png', 'false');
    const hidden = await put(clerk, 'note.png', 'false');
    expect(own).toMatchObject({ filename: 'photo.png', admin_uploaded: false });
    expect(hidden).toMatchObject({ filename: 'note.png', admin_uploaded: true });
    const seenBy = async (who: Visitor) =>
      (await call(who, 'GET', `${path}/documents_and_files`)).repo_files.map(
        ({ filename }: { filename: string }) => filename,
      );
    expect(await seenBy(clerk)).toEqual(['note.png', 'photo.png']);
    expect(await seenBy(resident)).toEqual(['photo.png']);
    expect((await refused(resident, 'DELETE', `${path}/delete_repo_file`, { file_id: own.id }))[0]).toBe(403);
    const { repo_files: left } = await call(clerk, 'DELETE', `${path}/delete_repo_file`, { file_id: own.id });
    expect(left.map(({ id }: { id: string }) => id)).toEqual([hidden.id]);
    expect((await refused(clerk, 'DELETE', `${path}/delete_repo_file`, { file_id: own.id }))[0]).toBe(409);
  });
});

describe('a step that asks who is responsible', () => {
  test('accepts choices only while it is current, and the chosen people are then responsible', async () => {
    await save(resident, 'Owner', 'Rosa');
    const asking = activeStep('Who works on it');
    const toggle = (userId: string) => ({ active_step_id: asking, user_id: userId });
    expect((await refused(clerk, 'POST', '/tentative_assignments/toggle', toggle(clerk.id)))[0]).toBe(409);
    await call(clerk, 'POST', `/initiated_flows/${flow.id}/do_next_step`, { step_id: form.stepId('Your house') });

    expect(
      await refused(clerk, 'POST', `/initiated_flows/${flow.id}/do_next_step`, {
        step_id: form.stepId('Who works on it'),
      }),
    ).toEqual([422, 'Choose who is responsible before you continue.']);
    expect((await refused(resident, 'POST', '/tentative_assignments/toggle', toggle(clerk.id)))[0]).toBe(403);
    const once = await call(clerk, 'POST', '/tentative_assignments/toggle', toggle(neighbor.id));
    expect(once.tentative_assignments).toMatchObject([{ user: { id: neighbor.id } }]);
    expect(
      (await call(clerk, 'POST', '/tentative_assignments/toggle', toggle(neighbor.id))).tentative_assignments,
    ).toEqual([]);
    const { tentative_assignments: invited } = await call(clerk, 'POST', '/tentative_assignments/add_pseudomember', {
      active_step_id: asking,
      email: 'inspector@example.com',
      name: 'Ines',
    });
    expect(invited).toMatchObject([{ user: { name: 'Ines', pseudo: true } }]);
    await call(clerk, 'POST', '/tentative_assignments/toggle', toggle(clerk.id));
    expect(await call(clerk, 'DELETE', `/tentative_assignments/${invited[0].id}`)).toMatchObject({
      tentative_assignments: [{ user: { id: clerk.id } }],
    });
    const moved = await call(clerk, 'POST', `/initiated_flows/${flow.id}/do_next_step`, {
      step_id: form.stepId('Who works on it'),
    });
    expect(moved.current_step).toMatchObject({ position: 2 });
    expect(moved.required_actions).toMatchObject([{ users: ['Clara Clerk'] }]);
  });
});

test("a team's people and roles are found by part of their name, only by its members", async () => {
  const found = await call(team.member, 'GET', `/search/users_and_roles?terms=Man&team_id=${team.id}`);
  expect(found.roles.map(({ name }: { name: string }) => name)).toEqual(['Managers']);
  const term = encodeURIComponent(team.owner.email);
  const byAddress = await call(team.member, 'GET', `/search/users_and_roles?terms=${term}&team_id=${team.id}`);
  expect(byAddress.users).toMatchObject([{ id: team.owner.id }]);
  expect((await refused(resident, 'GET', `/search/users_and_roles?terms=Man&team_id=${team.id}`))[0]).toBe(403);
  expect((await call(team.member, 'GET', `/search/applicants?terms=${term}`)).users).toMatchObject([
    { id: team.owner.id },
  ]);
});

test("possible helpers are found by the team's people", async () => {
  const { services } = server;
  await services.db.user.update({ where: { id: team.member.id }, data: { isGovernment: true } });
  const path = `/search/support_contacts?id=${team.id}&terms=`;
  const search = async (who: TestPerson, terms: string) =>
    (await call(who, 'GET', path + encodeURIComponent(terms))).users;
  expect(await search(team.owner, team.member.email)).toMatchObject([{ id: team.member.id }]);
  expect(await search(resident, team.member.email)).toEqual([]);
  await services.db.user.update({ where: { id: team.member.id }, data: { isGovernment: false } });
  expect(await search(team.owner, team.member.email)).toEqual([]);
});

test("the form's texts are the same as on the page for that person", async () => {
  const { db } = server.services;
  const house = form.stepId('Your house');
  const started = await call(resident, 'POST', '/initiated_flows', {
    initiated_flow: { flow_template_id: form.versionId },
  });
  const read = (who: TestPerson, type: string, of: string = house) =>
    call(who, 'GET', `/initiated_flows/${started.id}/parse_text?text_type=${type}&text_container_id=${of}`);
  expect(await read(resident, 'external_instructions')).toEqual({ text: '<p>Tell us of it.</p>' });
  expect(await read(resident, 'internal_instructions')).toEqual({ text: null });
  expect(await read(clerk, 'internal_instructions')).toEqual({ text: '<p>Ask for the deed.</p>' });
  expect(await read(resident, 'completion_message', '')).toEqual({ text: null });
  expect(await read(resident, 'description', form.stepId('Inspection'))).toEqual({ text: null });
  const section = await db.section.findFirstOrThrow({ where: { stepId: house } });
  expect(await read(resident, 'instructions', section.id)).toEqual({ text: section.instructions });
  expect((await refused(neighbor, 'GET', `/initiated_flows/${started.id}/parse_text?text_type=description`))[0]).toBe(
    404,
  );
});
