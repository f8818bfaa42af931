import { describe, expect, it } from 'vitest';
import { demoParcels } from '#domain/entity/demoParcels.ts';
import { newId } from '#server/newId.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchOverHttp } from '#tests/support/launchOverHttp.ts';
import { makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const send = (who: Visitor, method: string, path: string, body?: object) => server.send(who, method, path, { body });

describe('custom entities over REST', () => {
  it('are added by id or address of the team, changed, listed with their fields, and archived', async () => {
    const team = await makeTeam(server.services);
    const key = await makeToken(server.services, team.id, team.owner, ['entities:read', 'entities:write']);
    const made = await send(key, 'POST', `/teams/${team.slug}/custom_entities`, {
      custom_entity: { name: 'Business' },
    });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      ...{ id: expect.any(String), name: 'Business', type: 'standard', service_url: null },
      ...{ name_field_id: null, custom_entity_fields: [] },
    });
    const { id } = made.body;
    const second = await send(key, 'POST', `/teams/${team.id}/custom_entities`, { custom_entity: { name: 'Dog' } });
    expect(second.status).toBe(201);

    const added = await send(key, 'POST', `/custom_entities/${id}/custom_entity_fields`, {
      custom_entity_field: { name: 'Zone', viewable: true, data_type: 'multiple_choice', options: ['R-1', 'C-2'] },
    });
    expect([added.status, added.body]).toEqual([
      201,
      {
        ...{ id: expect.any(String), custom_entity_id: id, name: 'Zone', slug: 'zone', data_type: 'multiple_choice' },
        ...{ options: ['R-1', 'C-2'], position: 0, viewable: true, edit_suggestable: false, data_count: 0 },
      },
    ]);
    const fieldId: string = added.body.id;
    const changed = await send(key, 'PUT', `/custom_entity_fields/${fieldId}`, {
      custom_entity_field: { edit_suggestable: true },
    });
    expect([changed.status, changed.body.edit_suggestable, changed.body.name]).toEqual([200, true, 'Zone']);
    const named = await send(key, 'PUT', `/custom_entities/${id}`, { custom_entity: { name_field_id: fieldId } });
    expect([named.status, named.body.name_field_id, named.body.name]).toEqual([200, fieldId, 'Business']);
    await send(key, 'PUT', `/custom_entities/${id}`, { custom_entity: { name_field_id: null } });
    const without = await send(key, 'DELETE', `/custom_entity_fields/${fieldId}`);
    expect([without.status, without.body.custom_entity_fields]).toEqual([200, []]);
    const archived = await send(key, 'DELETE', `/custom_entities/${id}`);
    expect([archived.status, archived.body]).toEqual([200, { id }]);
    expect((await send(key, 'DELETE', `/custom_entities/${id}`)).status).toBe(404);
  });

  it('of a remote GIS layer get entities by the ID of their record', async () => {
    const team = await makeTeam(server.services);
    await server.services.db.team.update({ where: { id: team.id }, data: { remoteGisEnabled: true } });
    const made = await send(team.manager, 'POST', `/teams/${team.slug}/custom_entities`, {
      ...{ custom_entity: { name: 'Parcel', service_url: demoParcels.layerUrl }, is_esri: true },
    });
    expect(made.status).toBe(201);
    const { id: customEntityId } = made.body;
    const inDirectory = { entity: { custom_entity_id: customEntityId, unique_id: '358' } };
    expect((await send(await makePerson(server.services), 'POST', '/entities', inDirectory)).status).toBe(404);
    const added = await send(team.member, 'POST', '/entities', inDirectory);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      ...{ name: '14-05-0112', is_esri: true, unique_id: '358', feature: { type: 'Polygon' } },
      field_data: { parcel_number: '14-05-0112', owner_class: 'Residential' },
    });
    const missing = { entity: { custom_entity_id: customEntityId, unique_id: '999999' } };
    const refused = await send(team.member, 'POST', '/entities', missing);
    expect([refused.status, refused.body.error]).toEqual([422, 'Remote entity not found.']);
    const named = { entity: { ...inDirectory.entity, name: 'Mine' } };
    expect((await send(team.member, 'POST', '/entities', named)).status).toBe(422);

    const resident = await makePerson(server.services);
    const form = await publishedForm(server.services, team.id, [
      { name: 'Apply', external: true, fields: [{ name: 'Parcel', dataType: 'entity', customEntityId }] },
    ]);
    const id = await launchOverHttp(server, resident, form);
    const place = { initiated_flow_id: id, step_datum_id: form.fieldId('Parcel') };
    const chosen = await send(resident, 'POST', '/entities', { ...place, entity: { unique_id: '358' } });
    expect(chosen.status).toBe(201);
    expect(chosen.body).toMatchObject({
      id: added.body.id,
      name: '14-05-0112',
      field_data: { parcel_number: '14-05-0112' },
    });
    expect(chosen.body.field_data).not.toHaveProperty('owner_class');
    const stranger = await makePerson(server.services);
    expect((await send(stranger, 'POST', '/entities', { ...place, entity: { unique_id: '358' } })).status).toBe(404);
  });

  it('are refused with the documented sentences and places', async () => {
    const team = await makeTeam(server.services);
    const post = (body: object) => send(team.manager, 'POST', `/teams/${team.slug}/custom_entities`, body);
    const nameless = await post({ custom_entity: { name: '' } });
    expect([nameless.status, nameless.body.error]).toEqual([422, "Name can't be blank"]);
    expect((await post({ custom_entity: { name: 'Parcel' }, is_esri: true })).status).toBe(403);
    await server.services.db.team.update({ where: { id: team.id }, data: { remoteGisEnabled: true } });
    const address = await post({ custom_entity: { name: 'Parcel', service_url: 'http://gis.test/' }, is_esri: true });
    expect(address.status).toBe(422);
    expect(address.body.problems).toEqual([expect.objectContaining({ path: 'custom_entity.service_url' })]);
    const { body: kind } = await post({ custom_entity: { name: 'Business' } });
    const form = { teamId: team.id, id: newId(), slug: newId(), name: 'License' };
    await server.services.db.masterTemplate.create({ data: form });
    const version = { id: newId(), teamId: team.id, masterTemplateId: form.id, name: 'License' };
    await server.services.db.flowTemplate.create({ data: version });
    const part = { teamId: team.id, flowTemplateId: version.id, position: 0 };
    const [step, section, field] = [newId(), newId(), newId()];
    await server.services.db.step.create({ data: { ...part, id: step, identity: step, type: 'CollectInfoStep' } });
    await server.services.db.section.create({ data: { ...part, id: section, identity: section, stepId: step } });
    const asking = {
      id: field,
      identity: field,
      sectionId: section,
      dataType: 'entity',
      customEntityId: kind.id,
    } as const;
    await server.services.db.field.create({ data: { ...part, ...asking } });
    const inUse = await send(team.manager, 'DELETE', `/custom_entities/${kind.id}`);
    expect([inUse.status, inUse.body.error]).toEqual([422, 'Form fields still use this type of entity.']);
  });

  it('answer 401, 403, or 404 to people who may not change them', async () => {
    const team = await makeTeam(server.services);
    const { body: kind } = await send(team.manager, 'POST', `/teams/${team.slug}/custom_entities`, {
      custom_entity: { name: 'Business' },
    });
    const statuses = async (who: Visitor) => [
      (await send(who, 'POST', `/teams/${team.slug}/custom_entities`, { custom_entity: { name: 'Dog' } })).status,
      (await send(who, 'PUT', `/custom_entities/${kind.id}`, { custom_entity: { name: 'Shop' } })).status,
      (await send(who, 'DELETE', `/custom_entities/${kind.id}`)).status,
    ];
    expect(await statuses(visitor())).toEqual([401, 401, 401]);
    expect(await statuses(team.member)).toEqual([403, 403, 403]);
    expect(await statuses(await makePerson(server.services))).toEqual([403, 404, 404]);
    const reader = await makeToken(server.services, team.id, team.owner, ['entities:read']);
    expect(await statuses(reader)).toEqual([403, 403, 403]);
  });
});
