import { beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { demoParcels } from '#domain/entity/demoParcels.ts';
import { system } from '#server/actor.ts';
import { FeaturesUnavailable, type FeatureService, type RemoteFeature } from '#server/gis/FeatureService.ts';
import { refreshRemoteEntities } from '#server/operations/entity/refreshRemoteEntities.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let neighbor: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;
let kindId: string;
let demo: FeatureService;

beforeAll(async () => {
  const { services } = api;
  demo = services.features;
  team = await makeTeam(services);
  await services.db.team.update({ where: { id: team.id }, data: { remoteGisEnabled: true } });
  [resident, neighbor] = [await makePerson(services), await makePerson(services)];
  const { data } = await createKind(demoParcels.layerUrl);
  kindId = data.createCustomEntity.customEntity.customEntityId;
  form = await publishedForm(services, team.id, [
    {
      ...{ name: 'Your parcel', external: true },
      fields: [{ name: 'Parcel', dataType: 'entity', customEntityId: kindId }, { name: 'Why' }],
    },
  ]);
  submission = await launchTestSubmission(api, resident, form);
});
beforeEach(() => replaceFeatures(demo));

/** Services are composed once, so a test that needs another feature service replaces it in place. */
const replaceFeatures = (features: FeatureService): void => void Object.assign(api.services, { features });
const down = (): Promise<never> => Promise.reject(new FeaturesUnavailable('unreachable'));

const createKind = (serviceUrl: string, who: Visitor = team.owner) =>
  api.attempt(
    who,
    'createCustomEntity',
    { teamId: `Team:${team.id}`, name: 'Parcel', type: 'remote_gis', serviceUrl },
    'customEntity { id customEntityId nameField { name } fields { name dataType viewable } }',
  );

const place = () => ({ submissionId: `Submission:${submission.id}`, fieldId: `Field:${form.fieldId('Parcel')}` });

const add = (who: Visitor, remoteId: string) =>
  api.attempt(who, 'addRemoteEntity', { ...place(), remoteId }, 'entityId name');

const source = async (who: Visitor, selection: string, field = 'Parcel') => {
  const { data, codes } = await api.ask(
    who,
    `query ($submissionId: ID!, $fieldId: ID!) {
      remoteSource(submissionId: $submissionId, fieldId: $fieldId) { ${selection} }
    }`,
    { ...place(), fieldId: `Field:${form.fieldId(field)}` },
  );
  return codes.length > 0 ? 'refused' : data.remoteSource;
};

const featureShape = 'features { remoteId name facts { name text } geometry } hasMore error';

describe('a kind of entity from a remote layer', () => {
  it('has the fields of the layer, of which residents see only the name at first', async () => {
    const { data, refusal } = await createKind(` ${demoParcels.layerUrl} `);
    expect(refusal).toBeNull();
    expect(data.createCustomEntity.customEntity).toMatchObject({
      nameField: { name: 'Parcel number' },
      fields: [
        { name: 'Parcel number', dataType: 'string', viewable: true },
        { name: 'Address', dataType: 'string', viewable: false },
        { name: 'Zone', dataType: 'string', viewable: false },
        { name: 'Owner class', dataType: 'string', viewable: false },
        { name: 'Acres', dataType: 'float', viewable: false },
      ],
    });
  });

  test.each([
    ['http://gis.springfield.test/arcgis/rest/services/Parcels/FeatureServer/0', 'serviceUrlInvalid'],
    ['https://169.254.169.254/latest', 'serviceUrlNotAllowed'],
    ['https://localhost:4000/graphql', 'serviceUrlNotAllowed'],
    [`https://${demoParcels.host}/arcgis/rest/services/Parcels/FeatureServer`, 'serviceUrlNoLayer'],
    [`https://${demoParcels.host}/nothing`, 'serviceUrlNoLayer'],
  ])('at %s is refused: %s', async (url, code) => {
    expect((await createKind(url)).refusal).toEqual({ serviceUrl: code });
  });

  it('is refused while its layer can’t be reached', async () => {
    replaceFeatures({ ...demo, describe: down });
    expect((await createKind(demoParcels.layerUrl)).refusal).toEqual({ serviceUrl: 'serviceUrlUnreachable' });
  });

  it('gets new fields of the layer, and keeps the team’s own settings', async () => {
    const { db } = api.services;
    await db.customEntityField.updateMany({
      where: { customEntityId: kindId, remoteKey: 'SITE_ADDRESS' },
      data: { name: 'Where', viewable: true },
    });
    await db.customEntityField.deleteMany({ where: { customEntityId: kindId, remoteKey: 'ACRES' } });
    const refreshed = await api.act(
      team.owner,
      'refreshRemoteFields',
      { customEntityId: `CustomEntity:${kindId}` },
      'customEntity { fields { name viewable } }',
    );
    const { fields } = refreshed.data.refreshRemoteFields.customEntity;
    expect(fields.map(({ name }: { name: string }) => name)).toEqual([
      ...['Parcel number', 'Where', 'Zone', 'Owner class', 'Acres'],
    ]);
    expect(fields[1]).toEqual({ name: 'Where', viewable: true });
    expect(fields[4]).toEqual({ name: 'Acres', viewable: false });
    const standard = await api.act(
      team.owner,
      'createCustomEntity',
      { teamId: `Team:${team.id}`, name: 'Dog', type: 'standard' },
      'customEntity { id }',
    );
    const dogs = { customEntityId: standard.data.createCustomEntity.customEntity.id };
    expect((await api.attempt(team.owner, 'refreshRemoteFields', dogs)).refusal).toBe('notRemote');
  });
});

describe('a resident who answers with a parcel', () => {
  it('searches the fields that residents see, and gets only those', async () => {
    const { db } = api.services;
    const shown = { customEntityId: kindId, remoteKey: { in: ['PARCEL_NO', 'SITE_ADDRESS'] } };
    await db.customEntityField.updateMany({ where: { customEntityId: kindId }, data: { viewable: false } });
    await db.customEntityField.updateMany({ where: shown, data: { viewable: true } });
    const found = await source(resident, `kindName search(terms: "112 elm") { ${featureShape} }`);
    expect(found.kindName).toBe('Parcel');
    expect(found.search.features[0]).toMatchObject({
      ...{ name: '14-05-0112', geometry: { type: 'Polygon' } },
      facts: [{ name: 'Where', text: '112 Elm Street, Springfield, IL 62701' }],
    });
    // the zone isn't shown, so it must not be found either
    expect((await source(resident, `search(terms: "R1") { ${featureShape} }`)).search.features).toEqual([]);
  });

  it('sees the parcels on a part of the map', async () => {
    const { extent } = await source(resident, 'extent { bounds { west south east north } error }');
    expect(extent.bounds.west).toBeLessThan(extent.bounds.east);
    const bounds = 'west: -89.65, south: 39.7985, east: -89.648, north: 39.7995';
    const { within } = await source(resident, `within(bounds: { ${bounds} }) { ${featureShape} }`);
    expect(within.features.length).toBeGreaterThan(5);
    expect([within.hasMore, within.error]).toEqual([false, null]);
  });

  it('chooses one, which becomes one entity with its values, however often and by whomever it is chosen', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => add(resident, '358')));
    expect(all.map(({ refusal }) => refusal)).toEqual(Array.from({ length: 6 }, () => null));
    const ids = new Set(all.map(({ data }) => data.addRemoteEntity.entityId));
    expect(ids.size).toBe(1);
    const [entityId = ''] = ids;
    const { db } = api.services;
    const entity = await db.entity.findFirstOrThrow({
      where: { customEntityId: kindId },
      include: { entityFieldValues: { include: { customEntityField: true } }, entityChanges: true },
    });
    expect([entity.name, entity.remoteId, entity.createdById]).toEqual(['14-05-0112', '358', resident.id]);
    expect(entity.geometry).toMatchObject({ type: 'Polygon' });
    const values = entity.entityFieldValues.map(({ customEntityField: { name }, value }) => [name, value]);
    expect(Object.fromEntries(values)).toMatchObject({ 'Owner class': 'Residential', Acres: '0.103' });
    expect(entity.entityChanges.filter(({ kind }) => kind === 'created')).toHaveLength(1);
    const saved = await saveTestAnswer(api, resident, {
      ...{ activeStepId: submission.stepId('Your parcel'), fieldId: form.fieldId('Parcel') },
      content: { id: entityId },
    });
    expect(saved.data.saveAnswer.answer.content).toEqual({ id: entityId, name: '14-05-0112' });
  });

  it('is refused a parcel that doesn’t exist', async () => {
    for (const remoteId of ['999999', "1' OR '1'='1", '1) OR (1=1'])
      expect((await add(resident, remoteId)).refusal).toBe('remoteEntityNotFound');
    expect(
      (
        await api.attempt(resident, 'addRemoteEntity', {
          ...place(),
          fieldId: `Field:${form.fieldId('Why')}`,
          remoteId: '1',
        })
      ).refusal,
    ).toBe('notRemote');
  });

  it('uses a known parcel while the service is down, but no other', async () => {
    await add(resident, '400');
    replaceFeatures({ ...demo, read: down, search: down, findWithin: down, extent: down });
    expect((await add(resident, '400')).refusal).toBeNull();
    expect((await add(resident, '401')).refusal).toBe('remoteSourceUnavailable');
    expect(await source(resident, `extent { bounds { west } error } search(terms: "elm") { ${featureShape} }`)).toEqual(
      {
        extent: { bounds: null, error: 'The map service isn’t responding. Try again in a few minutes.' },
        search: {
          features: [],
          hasMore: false,
          error: 'The map service isn’t responding. Try again in a few minutes.',
        },
      },
    );
  });

  it('is the only one who can: others can’t even tell that the field is there', async () => {
    for (const who of [neighbor, visitor()]) {
      expect(await source(who, 'kindName')).toBe('refused');
      expect((await add(who, '358')).codes).toHaveLength(1);
    }
    expect(await source(resident, 'kindName', 'Why')).toBeNull();
  });
});

describe('the team', () => {
  const kind = () => ({ customEntityId: `CustomEntity:${kindId}` });

  it('decides which fields residents see, and changes nothing else of them', async () => {
    const { db } = api.services;
    const zone = await db.customEntityField.findFirstOrThrow({
      where: { customEntityId: kindId, remoteKey: 'ZONE' },
    });
    const show = (who: Visitor, change: object) =>
      api.attempt(who, 'updateCustomEntityField', { customEntityFieldId: `CustomEntityField:${zone.id}`, ...change });
    const seen = async () => {
      const { search } = await source(resident, 'search(terms: "112 elm") { features { facts { name } } }');
      return search.features[0].facts.map(({ name }: { name: string }) => name);
    };
    expect(await seen()).not.toContain('Zone');
    const entityId = (await add(resident, '358')).data.addRemoteEntity.entityId;
    await saveTestAnswer(api, resident, {
      ...{ activeStepId: submission.stepId('Your parcel'), fieldId: form.fieldId('Parcel') },
      content: { id: entityId },
    });
    const values = async () => {
      const document = `query ($id: ID!) { node(id: $id) { ... on Entity { values { field { name } } valuesBySlug } } }`;
      const { data } = await api.ask(resident, document, { id: `Entity:${entityId}` });
      return JSON.stringify(data.node);
    };
    expect(await values()).not.toContain('Zone');
    expect((await show(resident, { viewable: true })).codes).toHaveLength(1);
    expect((await show(team.owner, { viewable: true, name: 'District' })).refusal).toBe('remoteReadOnly');
    expect((await show(team.owner, { viewable: true })).refusal).toBeNull();
    expect(await seen()).toContain('Zone');
    expect(await values()).toContain('Zone');
    expect((await show(team.owner, { viewable: false })).refusal).toBeNull();
    expect(await seen()).not.toContain('Zone');
    expect(await values()).not.toContain('Zone');
  });

  it('decides which field names the features and entities', async () => {
    const { db } = api.services;
    await add(resident, '358');
    const fields = await db.customEntityField.findMany({ where: { customEntityId: kindId } });
    const nameBy = (remoteKey: string) => {
      const nameFieldId = `CustomEntityField:${fields.find((field) => field.remoteKey === remoteKey)?.id}`;
      return api.act(team.owner, 'updateCustomEntity', { ...kind(), nameFieldId });
    };
    const names = async () => {
      const { search } = await source(resident, 'search(terms: "112 elm") { features { remoteId name } }');
      const { name } = await db.entity.findFirstOrThrow({ where: { customEntityId: kindId, remoteId: '358' } });
      return [search.features[0].name, name];
    };
    await nameBy('SITE_ADDRESS');
    expect(await names()).toEqual([expect.stringMatching(/^112 Elm Street/), expect.stringMatching(/, IL /)]);
    // without a value in that field, the ID names it, not what the layer shows
    const nameless: FeatureService = {
      ...demo,
      read: async (url, ids) =>
        (await demo.read(url, ids)).map(({ data: { SITE_ADDRESS: _none, ...data }, ...rest }) => ({ ...rest, data })),
    };
    replaceFeatures(nameless);
    expect((await add(resident, '700')).data.addRemoteEntity.name).toBe('700');
    replaceFeatures(demo);
    const refused = await api.attempt(team.owner, 'updateCustomEntity', { ...kind(), nameFieldId: null });
    expect(refused.refusal).toBe('remoteReadOnly');
    await nameBy('PARCEL_NO');
    expect(await names()).toEqual(['14-05-0112', '14-05-0112']);
  });

  it('searches all fields of the layer, and adds what it chooses to the directory', async () => {
    const document = `query ($customEntityId: ID!) { node(id: $customEntityId) { ... on CustomEntity {
      remoteSource { kindName search(terms: "prairie ag") { ${featureShape} } } } } }`;
    const { data } = await api.ask(team.owner, document, kind());
    const [found] = data.node.remoteSource.search.features;
    expect(found.facts.map(({ name }: { name: string }) => name)).toEqual(['Where', 'Zone', 'Owner class', 'Acres']);
    for (const who of [resident, visitor()]) {
      expect((await api.ask(who, document, kind())).data?.node?.remoteSource ?? null).toBeNull();
      const refused = await api.attempt(who, 'addRemoteEntityOfKind', { ...kind(), remoteId: found.remoteId });
      expect(refused.codes).toHaveLength(1);
    }
    const chosen = { ...kind(), remoteId: found.remoteId };
    const [first, again] = [
      await api.act(team.owner, 'addRemoteEntityOfKind', chosen, 'entity { id name }'),
      await api.act(team.owner, 'addRemoteEntityOfKind', chosen, 'entity { id name }'),
    ];
    expect(first.data.addRemoteEntityOfKind.entity.name).toBe(found.name);
    expect(again.data.addRemoteEntityOfKind.entity).toEqual(first.data.addRemoteEntityOfKind.entity);
    const missing = await api.attempt(team.owner, 'addRemoteEntityOfKind', { ...kind(), remoteId: '999999' });
    expect(missing.refusal).toBe('remoteEntityNotFound');
  });
});

describe('a remote entity', () => {
  const shape = 'entity { name remoteId remoteProblem refreshedAt values { field { name } text } geometry }';
  const refresh = (who: Visitor, id: string) =>
    api.attempt(who, 'refreshRemoteEntity', { entityId: `Entity:${id}` }, shape);
  const changed = (change: Partial<RemoteFeature>): FeatureService => ({
    ...demo,
    read: async (url, ids) => (await demo.read(url, ids)).map((feature) => ({ ...feature, ...change })),
  });
  const added = async (remoteId: string): Promise<string> =>
    (await add(resident, remoteId)).data.addRemoteEntity.entityId;

  it('is read again by the team, with a history of what changed', async () => {
    const id = await added('500');
    replaceFeatures(changed({ data: { PARCEL_NO: 'new-1', ACRES: 'not a number' }, geometry: null }));
    const { data } = await refresh(team.owner, id);
    const { entity } = data.refreshRemoteEntity;
    expect([entity.name, entity.geometry, entity.remoteProblem]).toEqual(['new-1', null, null]);
    const texts = Object.fromEntries(
      entity.values.map(({ field, text }: { field: { name: string }; text: string }) => [field.name, text]),
    );
    // a value that is no number can't replace one
    expect(texts).toMatchObject({ 'Parcel number': 'new-1', Zone: '', Acres: expect.stringMatching(/^0\.\d+$/) });
    const changes = await api.services.db.entityChange.findMany({ where: { entityId: id, kind: 'name' } });
    expect(changes.map(({ after }) => after)).toContain('new-1');
  });

  it('that the layer no longer has keeps its data and is marked as missing', async () => {
    const id = await added('501');
    replaceFeatures({ ...demo, read: async () => [] });
    const { data } = await refresh(team.owner, id);
    const { name, remoteProblem, geometry } = data.refreshRemoteEntity.entity;
    expect(remoteProblem).toBe(
      `Remote entity (${name} 501) not found. It may have been deleted, or there may be an issue connecting to the remote GIS source.`,
    );
    expect(geometry).toMatchObject({ type: 'Polygon' });
    expect((await add(resident, '501')).refusal).toBe('remoteEntityNotFound');
    replaceFeatures(demo);
    expect((await refresh(team.owner, id)).data.refreshRemoteEntity.entity.remoteProblem).toBeNull();
  });

  it('is not changed while the service is down, or by people outside the team', async () => {
    const id = await added('502');
    expect((await refresh(resident, id)).codes).toHaveLength(1);
    expect((await refresh(visitor(), id)).codes).toHaveLength(1);
    replaceFeatures({ ...demo, read: down });
    expect((await refresh(team.owner, id)).refusal).toBe('remoteSourceUnavailable');
  });

  it('is read again after a day, a hundred at once, unless its service is down', async () => {
    const { db } = api.services;
    for (const remoteId of ['600', '601', '602']) await added(remoteId);
    const old = new Date(Date.now() - 2 * 86_400_000);
    const where = { customEntityId: kindId, remoteId: { in: ['600', '601'] } };
    await db.entity.updateMany({ where, data: { refreshedAt: old } });
    const requests: (readonly string[])[] = [];
    const reading: FeatureService = {
      ...demo,
      read: async (url, ids) => {
        requests.push(ids);
        return (await demo.read(url, ids)).filter(({ id }) => id !== '601');
      },
    };
    const ctx = { services: api.services, actor: system } as const;
    replaceFeatures({ ...demo, read: down });
    await refreshRemoteEntities(ctx);
    expect(await db.entity.count({ where: { ...where, refreshedAt: old } })).toBe(2);
    replaceFeatures(reading);
    await refreshRemoteEntities(ctx);
    await refreshRemoteEntities(ctx);
    expect(requests.map((ids) => ids.toSorted())).toEqual([['600', '601']]);
    const after = await db.entity.findMany({ where, orderBy: { remoteId: 'asc' } });
    expect(after.map(({ missingSince }) => missingSince !== null)).toEqual([false, true]);
  });
});
