import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { makeKind, type TestKind } from '#tests/support/makeKind.ts';
import { makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
let resident: TestPerson;
let kind: TestKind;
let id: string;

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  resident = await makePerson(services);
  kind = await makeKind(services, team.id, 'Business', [{ name: 'Phone', dataType: 'phone' }, { name: 'License' }]);
  id = newId();
  await services.db.entity.create({ data: { id, teamId: team.id, customEntityId: kind.id, name: 'Bakery' } });
});

describe('entities over REST', () => {
  test('are read and changed with their documented names', async () => {
    const entity = {
      name: 'Riverton Bakery',
      note: 'Open late',
      custom_entity_field_values: [{ custom_entity_field_id: kind.fieldId('Phone'), value: '(217) 555-0123' }],
      field_data: { license: 'B-1' },
    };
    const changed = await server.send(team.member, 'PUT', `/entities/${id}`, { body: { entity } });
    expect([changed.status, changed.body]).toEqual([
      200,
      {
        ...{ id, name: 'Riverton Bakery', custom_entity_name: 'Business', type: 'standard', note: 'Open late' },
        ...{ contacts: [], deleted_at: null, is_esri: false, unique_id: null, editable: true, initiated_flows: [] },
        ...{ admin: true, feature: null },
        fields: [
          {
            ...{ id: kind.fieldId('Phone'), name: 'Phone', slug: 'phone', edit_suggestable: false },
            ...{ value: '+12175550123', formatted_value: '(217) 555-0123' },
          },
          {
            ...{ id: kind.fieldId('License'), name: 'License', slug: 'license', edit_suggestable: false },
            ...{ value: 'B-1', formatted_value: 'B-1' },
          },
        ],
        custom_entity_field_values: [
          { custom_entity_field_id: kind.fieldId('Phone'), value: '+12175550123' },
          { custom_entity_field_id: kind.fieldId('License'), value: 'B-1' },
        ],
        field_data: { phone: '+12175550123', license: 'B-1' },
      },
    ]);
    expect((await server.send(team.member, 'GET', `/entities/${id}`)).body).toEqual(changed.body);
    expect((await server.send(resident, 'GET', `/entities/${id}`)).status).toBe(404);
  });

  test('are refused with the reason at the value, or if the value changed', async () => {
    const put = (entity: object) => server.send(team.member, 'PUT', `/entities/${id}`, { body: { entity } });
    expect((await put({ name: ' ' })).body.errors).toEqual(["Name can't be blank"]);
    expect((await put({ field_data: { phone: '12' } })).status).toBe(422);
    expect((await put({ field_data: { unknown: 'x' } })).status).toBe(422);
    const value = { custom_entity_field_id: kind.fieldId('License'), value: 'B-3', current_value: 'B-0' };
    expect((await put({ custom_entity_field_values: [value] })).status).toBe(409);
  });

  test('are archived and restored', async () => {
    const toggle = () => server.send(team.member, 'POST', `/entities/${id}/toggle_destroyed`);
    expect((await toggle()).body.deleted_at).toEqual(expect.any(String));
    expect((await toggle()).body.deleted_at).toBeNull();
    expect((await server.send(resident, 'POST', `/entities/${id}/toggle_destroyed`)).status).toBe(404);
  });

  test('are exported, with a token that may', async () => {
    const at = `/teams/${team.slug}/entities/exports`;
    const queued = await server.send(team.member, 'POST', at, { body: { custom_entity_id: kind.id, format: 'xlsx' } });
    expect([queued.status, queued.body.export_type]).toEqual([202, 'entities']);
    const key = await makeToken(server.services, team.id, team.owner, [
      'entities:read',
      'exports:write',
      'exports:read',
      'team:read',
    ]);
    expect((await server.send(key, 'POST', at)).status).toBe(202);
    const weak = await makeToken(server.services, team.id, team.owner, ['exports:write', 'team:read']);
    expect((await server.send(weak, 'POST', at)).status).toBe(403);
  });
});
