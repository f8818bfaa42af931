import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let clerk: TestPerson;
let resident: TestPerson;
let stranger: TestPerson;
let bridge: PublishedForm;
let sketch: PublishedForm;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  clerk = await makePerson(services, { isGovernment: true });
  resident = await makePerson(services);
  stranger = await makePerson(services);
  sketch = await publishedForm(services, team.id, [{ name: 'Draw', external: true }]);
  bridge = await publishedForm(services, team.id, [{ name: 'Apply', external: true }]);
  const place = { teamId: team.id, flowTemplateId: bridge.versionId, stepId: bridge.stepId('Apply') };
  await services.db.subprocessConfig.create({
    data: { ...place, identity: newId(), name: 'Site sketch', subprocessMasterTemplateId: sketch.formId },
  });
  for (const { formId } of [bridge, sketch]) await addToForm(services, team.id, formId, clerk, 2);
});

describe('programs with requests from staff', () => {
  test('can prepare, change, send, read, and cancel one', async () => {
    const id = await launchOverHttp(server, resident, bridge);
    const list = `/initiated_flows/${id}/supplemental_requirements`;
    const made = await server.send(clerk, 'POST', list, {
      body: { type: 'PaymentRequirement', supplemental_requirement: { name: 'Inspection', amount: '45.00' } },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ type: 'PaymentRequirement', name_or_default: 'Inspection', sent: false });
    const one = `/supplemental_requirements/${made.body.id}`;
    // a staff note that no one else sees
    expect((await server.send(resident, 'GET', one)).status).toBe(404);
    const sent = await server.send(clerk, 'PUT', one, {
      body: { supplemental_requirement: { name: 'Second inspection', sent: true }, type: 'PaymentRequirement' },
    });
    expect(sent.body).toMatchObject({
      name_or_default: 'Second inspection',
      amount: 4_500,
      sent: true,
      canceled: false,
    });
    expect((await server.send(resident, 'GET', one)).body).toMatchObject({ name_or_default: 'Second inspection' });
    const shown = async (type: string): Promise<number> =>
      (await server.send(resident, 'GET', `${list}?type=${type}`)).body.requirements.length;
    expect([await shown('PaymentRequirement'), await shown('DataRequirement')]).toEqual([1, 0]);
    // once sent it can be canceled, but neither changed nor deleted
    for (const method of ['PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { body: { supplemental_requirement: { name: 'Third' } } } : {};
      expect((await server.send(clerk, method, one, body)).status).toBe(403);
    }
    expect((await server.send(resident, 'PUT', `${one}/cancel`)).status).toBe(403);
    expect((await server.send(clerk, 'PUT', `${one}/cancel`)).body).toMatchObject({ canceled: true });
    expect((await server.send(stranger, 'GET', one)).status).toBe(404);
  });

  test('can delete an unsent one, and get errors at their field', async () => {
    const id = await launchOverHttp(server, resident, bridge);
    const list = `/initiated_flows/${id}/supplemental_requirements`;
    // a draft may be incomplete; it can't be sent like that
    const empty = { type: 'DataRequirement', supplemental_requirement: { name: 'Drawing', step_data: [] } };
    const incomplete = await server.send(clerk, 'POST', list, { body: empty });
    expect(incomplete.status).toBe(201);
    const draft = `/supplemental_requirements/${incomplete.body.id}`;
    const sending = { body: { supplemental_requirement: { sent: true }, type: 'DataRequirement' } };
    expect((await server.send(clerk, 'PUT', draft, sending)).status).toBe(422);
    expect((await server.send(clerk, 'DELETE', draft)).status).toBe(200);
    const step_data = [{ name: 'Drawing', data_type: 'file', required: true }];
    const body = { type: 'DataRequirement', supplemental_requirement: { step_data } };
    const made = await server.send(clerk, 'POST', list, { body });
    expect(made.body.sections[0].step_data).toMatchObject([{ name: 'Drawing', data_type: 'file', required: true }]);
    const one = `/supplemental_requirements/${made.body.id}`;
    expect((await server.send(clerk, 'DELETE', one)).body).toEqual({ id: made.body.id });
    expect((await server.send(clerk, 'GET', one)).status).toBe(404);
    expect((await server.send(clerk, 'GET', list)).body.requirements).toEqual([]);
  });
});

describe('programs with required submissions', () => {
  const requirementOf = async (submissionId: string): Promise<string> =>
    (await server.services.db.subprocessRequirement.findFirstOrThrow({ where: { submissionId } })).id;

  test('can link an existing one, unlink it, waive it, and require it again', async () => {
    const id = await launchOverHttp(server, resident, bridge);
    const child = await launchOverHttp(server, resident, sketch);
    const one = `/subprocess_requirements/${await requirementOf(id)}`;
    const linked = await server.send(clerk, 'POST', `${one}/link_subprocess`, { body: { subprocess_id: child } });
    expect(linked.body).toMatchObject({ subprocess_id: child, state: 'linked', completed: false });
    // not a second time, and not for another requirement
    const again = await server.send(clerk, 'POST', `${one}/link_subprocess`, { body: { subprocess_id: child } });
    expect(again.status).toBe(422);
    const other = await requirementOf(await launchOverHttp(server, resident, bridge));
    const twice = { body: { subprocess_id: child } };
    const elsewhere = await server.send(clerk, 'POST', `/subprocess_requirements/${other}/link_subprocess`, twice);
    expect(elsewhere.body.errors).toEqual(['This submission is already linked to another one.']);
    expect((await server.send(clerk, 'POST', `${one}/unlink_subprocess`)).body).toMatchObject({ subprocess_id: null });
    expect((await server.send(resident, 'POST', `${one}/waive`)).status).toBe(403);
    const waived = await server.send(clerk, 'POST', `${one}/waive`);
    expect([waived.body.state, typeof waived.body.waived_at]).toEqual(['waived', 'string']);
    expect((await server.send(clerk, 'POST', `${one}/unwaive`)).body).toMatchObject({ waived_at: null });
    for (const verb of ['waive', 'unwaive', 'unlink_subprocess'])
      expect((await server.send(stranger, 'POST', `${one}/${verb}`)).status).toBe(404);
  });

  test('can start one for the applicant through its requirement', async () => {
    const id = await launchOverHttp(server, resident, bridge);
    const requirementId = await requirementOf(id);
    const body = {
      flow_template_id: sketch.versionId,
      primary_applicant_id: resident.id,
      subprocess_requirement_id: requirementId,
    };
    const started = await server.send(clerk, 'POST', '/initiated_flows/manager', { body });
    expect(started.status).toBe(201);
    const met = await server.send(clerk, 'GET', `/subprocess_requirements/${requirementId}`);
    expect(met.body).toMatchObject({ subprocess_id: started.body.id, state: 'linked' });
  });
});
