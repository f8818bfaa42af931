import { beforeAll, describe, expect, test } from 'vitest';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { makeBusinesses, type Businesses } from '#tests/support/makeBusinesses.ts';
import {
  addToForm,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const name = 'Main Street Bakery';
let team: TestTeam;
let clerk: TestPerson;
let resident: TestPerson;
let stranger: TestPerson;
let businesses: Businesses;
let form: PublishedForm;
let id: string;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  [clerk, resident, stranger] = [await makePerson(services), await makePerson(services), await makePerson(services)];
  businesses = await makeBusinesses(services, team.id);
  form = await publishedForm(services, team.id, [
    {
      name: 'Apply',
      external: true,
      fields: [{ name: 'Business', dataType: 'entity', customEntityId: businesses.kindId, entityCreateable: true }],
    },
  ]);
  await makeRole(services, team.id, {}, [clerk]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  id = await launchOverHttp(server, resident, form);
});

const place = () => `initiated_flow_id=${id}&step_datum_id=${form.fieldId('Business')}`;
const answer = (entityId: string, version = 0) =>
  server.send(resident, 'POST', `/initiated_flows/${id}/collected_data/create_or_update`, {
    body: { step_datum_id: form.fieldId('Business'), version, content: { id: entityId, name: '' } },
  });

describe('programs that answer with entities', () => {
  test('find, suggest, choose, and read them', async () => {
    const found = await server.send(resident, 'GET', `/entities/search?${place()}&terms=bakery`);
    expect(found.body.entities).toEqual([
      {
        ...{ id: businesses.entityId(name), name, custom_entity_name: 'Business' },
        custom_entity_id: businesses.kindId,
      },
    ]);
    expect((await server.send(stranger, 'GET', `/entities/search?${place()}&terms=bakery`)).status).toBe(404);
    expect((await server.send(resident, 'GET', `/entities/${businesses.entityId(name)}`)).status).toBe(404);

    const { body } = await answer(businesses.entityId(name));
    expect(body.entity).toMatchObject({
      ...{ name, is_esri: false, type: 'standard', editable: false, admin: false },
      field_data: { phone: '+12175550100', owner: 'Bea Baker' },
      feature: null,
    });
    const read = await server.send(resident, 'GET', `/entities/${businesses.entityId(name)}?initiated_flow_id=${id}`);
    expect(read.body).toMatchObject({
      ...{ custom_entity_name: 'Business', note: null, contacts: [], initiated_flows: [] },
      fields: [
        {
          name: 'Phone',
          slug: 'phone',
          value: '+12175550100',
          edit_suggestable: true,
          id: businesses.fieldId('Phone'),
        },
        { name: 'Owner', slug: 'owner', value: 'Bea Baker', edit_suggestable: false },
      ],
    });
    const staff = await server.send(clerk, 'GET', `/entities/${businesses.entityId(name)}`);
    expect(staff.body).toMatchObject({ editable: true, admin: true });
    expect(staff.body.fields).toHaveLength(3);
    expect(staff.body.initiated_flows).toMatchObject([{ id, template_name: 'Building permit' }]);

    const suggested = await server.send(resident, 'GET', `/entities/suggested?flow_template_id=${form.versionId}`);
    expect(suggested.body.entities).toMatchObject([{ name }]);
    const ofResident = `/entities/suggested?flow_template_id=${form.versionId}&user_id=${resident.id}`;
    expect((await server.send(clerk, 'GET', ofResident)).body.entities).toMatchObject([{ name }]);
    expect((await server.send(stranger, 'GET', ofResident)).body.entities).toEqual([]);
  });

  test('create one that a field asks for', async () => {
    const made = await server.send(resident, 'POST', '/entities', {
      body: {
        ...{ initiated_flow_id: id, step_datum_id: form.fieldId('Business') },
        entity: {
          name: 'Corner Cafe',
          custom_entity_field_values: [{ custom_entity_field_id: businesses.fieldId('Phone'), value: '217 555 0142' }],
        },
      },
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ name: 'Corner Cafe', field_data: { phone: '+12175550142' } });
    const wrong = await server.send(resident, 'POST', '/entities', {
      body: { initiated_flow_id: id, step_datum_id: form.fieldId('Business'), entity: { name: '' } },
    });
    expect(wrong.status).toBe(422);
    const alone = { entity: { custom_entity_id: businesses.kindId, name: 'Pier Nine' } };
    expect((await server.send(resident, 'POST', '/entities', { body: alone })).status).toBe(404);
    expect((await server.send(team.member, 'POST', '/entities', { body: alone })).status).toBe(201);
  });

  test('describe the fields of an entity with the field of the form', async () => {
    const { body } = await server.send(clerk, 'GET', `/initiated_flows/${id}`);
    const [field] = body.steps?.[0]?.sections[0].step_data ?? [];
    expect(field.entity_fields.map((each: { slug: string }) => each.slug)).toEqual([
      'phone',
      'owner',
      'inspector_note',
    ]);
  });
});

describe('programs that suggest and decide edits', () => {
  const suggestion = (new_content: string) => ({
    entity_id: businesses.entityId(name),
    suggestions: [{ custom_entity_field_id: businesses.fieldId('Phone'), new_content }],
  });
  const suggest = async (content: string): Promise<string> =>
    (await server.send(resident, 'POST', '/edit_suggestions_requests', { body: suggestion(content) })).body.id;

  test('suggest, list, and accept them with a point of contact', async () => {
    const made = await server.send(resident, 'POST', '/edit_suggestions_requests', {
      body: suggestion('217 555 0199'),
    });
    expect(made.status).toBe(201);
    const one = `/edit_suggestions_requests/${made.body.id}`;
    expect((await server.send(resident, 'GET', one)).status).toBe(404);
    expect((await server.send(resident, 'GET', `/teams/${team.id}/edit_suggestions_requests`)).status).toBe(403);
    const member = await makeToken(server.services, team.id, team.member, ['entities:read', 'entities:write']);
    const { body } = await server.send(member, 'GET', `/teams/${team.id}/edit_suggestions_requests`);
    expect(body.edit_suggestions_requests).toMatchObject([{ id: made.body.id, entity_name: name, open_count: 1 }]);
    expect((await server.send(member, 'GET', one)).body).toMatchObject({
      ...{ entity_name: name, user: { is_poc: false, name: resident.name, email: resident.email } },
      suggestions: [
        { field: 'Phone', current_content: '(217) 555-0100', new_content: '(217) 555-0199', state: 'open' },
      ],
    });
    const accepted = await server.send(member, 'POST', `${one}/accept_request`, { body: { adding_poc: true } });
    expect(accepted.body).toMatchObject({ user: { is_poc: true }, suggestions: [{ state: 'accepted' }] });
    expect((await server.send(member, 'POST', `${one}/accept_request`)).status).toBe(409);
  });

  test('reject one suggestion or all', async () => {
    const first = `/edit_suggestions_requests/${await suggest('217 555 0188')}`;
    const shown = await server.send(team.member, 'GET', first);
    const rejected = await server.send(team.member, 'DELETE', `${first}/reject_suggestion`, {
      body: { suggestion_id: shown.body.suggestions[0].id },
    });
    expect(rejected.body.suggestions).toMatchObject([{ state: 'rejected' }]);
    const second = `/edit_suggestions_requests/${await suggest('217 555 0177')}`;
    expect((await server.send(resident, 'POST', `${second}/reject_request`)).status).toBe(404);
    const { body } = await server.send(team.member, 'POST', `${second}/reject_request`, {
      body: { adding_poc: false },
    });
    expect(body.suggestions).toMatchObject([{ state: 'rejected' }]);
  });
});
