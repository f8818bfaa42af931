import { describe, expect, it, test } from 'vitest';
import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { demoParcels } from '#domain/entity/demoParcels.ts';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi, visitor, type MutationName, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();

const kindFacts = 'id name type serviceUrl nameField { name } entityCount isArchived fields { id name }';
const fieldFacts = 'id name slug dataType options viewable editSuggestable dataCount position';

async function makeKind(team: TestTeam, name = 'Business'): Promise<string> {
  const input = { teamId: `Team:${team.id}`, name, type: 'standard', idempotencyKey: newId() } as const;
  return (await api.act(team.manager, 'createCustomEntity', input, 'customEntity { id }')).data.createCustomEntity
    .customEntity.id;
}

async function makeField(team: TestTeam, customEntityId: string, name: string, more: object = {}): Promise<string> {
  const input = { customEntityId, name, dataType: 'string', idempotencyKey: newId(), ...more } as const;
  const { data } = await api.act(team.manager, 'createCustomEntityField', input, 'customEntityField { id }');
  return data.createCustomEntityField.customEntityField.id;
}

/** An entity with these stored values. */
async function makeEntity(team: TestTeam, customEntityId: string, values: Readonly<Record<string, string>>) {
  const { db } = api.services;
  const teamId = team.id;
  const { id } = await db.entity.create({
    data: { id: newId(), teamId, customEntityId: plainIdOf(customEntityId), name: 'Old name' },
  });
  await db.entityFieldValue.createMany({
    data: Object.entries(values).map(([fieldId, value]) => ({
      ...{ id: newId(), teamId, entityId: id, customEntityFieldId: plainIdOf(fieldId), value },
    })),
  });
  return id;
}

const kindsOf = async (who: Visitor, { slug }: TestTeam) =>
  (
    await api.ask(who, `query ($slug: String!) { teamBySlug(slug: $slug) { customEntities { ${kindFacts} } } }`, {
      slug,
    })
  ).data.teamBySlug.customEntities;
const fieldsOf = async (team: TestTeam): Promise<string[]> =>
  (await kindsOf(team.member, team))[0].fields.map(({ name }: { readonly name: string }) => name);

async function allowRemote(team: TestTeam): Promise<void> {
  await api.services.db.team.update({ where: { id: team.id }, data: { remoteGisEnabled: true } });
}

const layer = demoParcels.layerUrl;
const makeRemote = (team: TestTeam, serviceUrl: string | null = layer) =>
  api.attempt(
    team.manager,
    'createCustomEntity',
    { teamId: `Team:${team.id}`, name: 'Parcel', type: 'remote_gis', serviceUrl, idempotencyKey: newId() },
    `customEntity { ${kindFacts} }`,
  );

describe('a kind of entity', () => {
  it('is created once per key, listed by name, renamed, and audited', async () => {
    const team = await makeTeam(api.services);
    const input = {
      teamId: `Team:${team.id}`,
      name: ' Dog  license ',
      type: 'standard',
      idempotencyKey: newId(),
    } as const;
    for (let time = 0; time < 2; time += 1) await api.act(team.manager, 'createCustomEntity', input);
    const customEntityId = await makeKind(team, 'Business');
    const listed = await kindsOf(team.member, team);
    expect(listed.map(({ name }: { readonly name: string }) => name)).toEqual(['Business', 'Dog license']);
    expect(listed[0]).toMatchObject({
      type: 'standard',
      serviceUrl: null,
      nameField: null,
      entityCount: 0,
      fields: [],
    });
    await api.act(team.manager, 'updateCustomEntity', { customEntityId, name: 'Shop' });
    expect((await kindsOf(team.member, team))[1]).toMatchObject({ name: 'Shop' });
    const kinds = await api.services.db.auditEntry.findMany({
      where: { teamId: team.id },
      orderBy: { id: 'asc' },
      select: { kind: true },
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(['createCustomEntity', 'createCustomEntity', 'updateCustomEntity']);
  });

  it('needs a name', async () => {
    const team = await makeTeam(api.services);
    const input = { teamId: `Team:${team.id}`, name: ' ', type: 'standard', idempotencyKey: newId() } as const;
    const created = await api.attempt(team.manager, 'createCustomEntity', input);
    expect(created.refusal).toEqual({ name: 'nameMissing' });
    const customEntityId = await makeKind(team);
    const renamed = await api.attempt(team.manager, 'updateCustomEntity', { customEntityId, name: '' });
    expect(renamed.refusal).toEqual({ name: 'nameMissing' });
  });

  it('of a remote GIS service needs permission of the installation and a safe address, and keeps its fields', async () => {
    const team = await makeTeam(api.services);
    expect((await makeRemote(team)).refusal).toBe('FORBIDDEN');
    await allowRemote(team);
    for (const address of [
      null,
      '',
      'http://gis.example.gov/',
      'https://user:pw@gis.example.gov/',
      'file:///etc/passwd',
    ])
      expect((await makeRemote(team, address)).refusal).toEqual({ serviceUrl: 'serviceUrlInvalid' });
    const { data, refusal } = await makeRemote(team);
    expect(refusal).toBeNull();
    const { id: customEntityId } = data.createCustomEntity.customEntity;
    expect(data.createCustomEntity.customEntity).toMatchObject({ type: 'remote_gis', serviceUrl: layer });
    const added = await api.attempt(team.manager, 'createCustomEntityField', {
      ...{ customEntityId, name: 'Zone', dataType: 'string', idempotencyKey: newId() },
    });
    expect(added.refusal).toBe('remoteReadOnly');
    const field = await api.services.db.customEntityField.findFirstOrThrow({
      where: { customEntityId: plainIdOf(customEntityId), name: 'Zone' },
    });
    const customEntityFieldId = `CustomEntityField:${field.id}`;
    for (const [mutation, input] of [
      ['updateCustomEntityField', { customEntityFieldId, name: 'Zoning' }],
      ['updateCustomEntityField', { customEntityFieldId, viewable: true, editSuggestable: true }],
      ['moveCustomEntityField', { customEntityFieldId }],
      ['deleteCustomEntityField', { customEntityFieldId, withData: true }],
      ['updateCustomEntity', { customEntityId, nameFieldId: null }],
    ] as const) {
      expect([mutation, (await api.attemptByName(team.manager, mutation, input)).refusal]).toEqual([
        mutation,
        'remoteReadOnly',
      ]);
    }
    await api.act(team.manager, 'updateCustomEntity', { customEntityId, name: 'Lot' });
    const shown = await api.act(
      team.manager,
      'updateCustomEntityField',
      { customEntityFieldId, viewable: true },
      'customEntityField { name viewable }',
    );
    expect(shown.data.updateCustomEntityField.customEntityField).toEqual({ name: 'Zone', viewable: true });
  });

  it('can’t be archived while a form asks for it, and keeps its entities', async () => {
    const form = await makeDraft(api);
    const build = formBuilder(api, form);
    const { team } = form;
    const customEntityId = await makeKind(team);
    await makeEntity(team, customEntityId, {});
    const step = await build.step('CollectInfoStep');
    const input = {
      sectionId: step.sections[0]?.id ?? '',
      dataType: 'entity',
      customEntityId: plainIdOf(customEntityId),
    };
    const { field } = await build.edit('createField', input, 'field { id }');
    const archive = () =>
      api.attempt(team.manager, 'archiveCustomEntity', { customEntityId }, 'archivedCustomEntityId');
    expect((await archive()).refusal).toBe('customEntityInUse');
    await build.edit('deleteField', { fieldId: field.id }, 'deletedFieldId');
    expect((await archive()).refusal).toBeNull();
    expect(await kindsOf(team.member, team)).toEqual([]);
    const gone = await api.attempt(team.manager, 'updateCustomEntity', { customEntityId, name: 'Shop' });
    expect(gone.refusal).toBe('NOT_FOUND');
    expect(await api.services.db.entity.count({ where: { teamId: team.id } })).toBe(1);
  });

  it('names its entities by one of its own fields', async () => {
    const team = await makeTeam(api.services);
    const customEntityId = await makeKind(team);
    const name = await makeField(team, customEntityId, 'Trade name');
    const owner = await makeField(team, customEntityId, 'Owner');
    const [named, unnamed] = [
      await makeEntity(team, customEntityId, { [name]: 'River Bakery', [owner]: 'Jo' }),
      await makeEntity(team, customEntityId, { [owner]: 'Al' }),
    ];
    const { data } = await api.act(
      team.manager,
      'updateCustomEntity',
      { customEntityId, nameFieldId: name },
      'customEntity { nameField { name } }',
    );
    expect(data.updateCustomEntity.customEntity.nameField).toEqual({ name: 'Trade name' });
    const nameOf = async (id: string) => (await api.services.db.entity.findUniqueOrThrow({ where: { id } })).name;
    expect([await nameOf(named), await nameOf(unnamed)]).toEqual(['River Bakery', 'Old name']);

    const other = await makeField(team, await makeKind(team, 'Dog'), 'Breed');
    const foreign = await api.attempt(team.manager, 'updateCustomEntity', { customEntityId, nameFieldId: other });
    expect(foreign.refusal).toEqual({ nameFieldId: 'entityFieldUnknown' });
    const deleted = await api.attempt(team.manager, 'deleteCustomEntityField', {
      ...{ customEntityFieldId: name, withData: true },
    });
    expect(deleted.refusal).toBe('nameFieldInUse');
    await api.act(team.manager, 'updateCustomEntity', { customEntityId, nameFieldId: null });
    await api.act(team.manager, 'deleteCustomEntityField', { customEntityFieldId: name, withData: true });
  });
});

describe('a field of a kind', () => {
  it('has a lasting key, and can be suggested edits only while it is viewable', async () => {
    const team = await makeTeam(api.services);
    const customEntityId = await makeKind(team);
    const hidden = await makeField(team, customEntityId, 'License number', { editSuggestable: true });
    const change = async (more: object) =>
      (
        await api.act(
          team.manager,
          'updateCustomEntityField',
          { customEntityFieldId: hidden, ...more },
          `customEntityField { ${fieldFacts} }`,
        )
      ).data.updateCustomEntityField.customEntityField;
    expect(await change({})).toMatchObject({ slug: 'license_number', viewable: false, editSuggestable: false });
    expect(await change({ viewable: true, editSuggestable: true })).toMatchObject({ editSuggestable: true });
    expect(await change({ name: ' Number ' })).toMatchObject({
      name: 'Number',
      slug: 'license_number',
      viewable: true,
    });
    expect(await change({ viewable: false })).toMatchObject({ viewable: false, editSuggestable: false });
  });

  test.each([
    [{ name: ' ' }, { name: 'nameMissing' }],
    [{ dataType: 'multiple_choice' }, { options: 'optionsMissing' }],
    [{ dataType: 'multiple_choice', options: [' ', ''] }, { options: 'optionsMissing' }],
    [
      { dataType: 'multiple_choice', options: Array.from({ length: 201 }, (_, number) => `Zone ${number}`) },
      { options: 'tooMany' },
    ],
  ])('is refused with %j', async (change, refusal) => {
    const team = await makeTeam(api.services);
    const customEntityId = await makeKind(team);
    const input = { customEntityId, name: 'Zone', dataType: 'string', idempotencyKey: newId(), ...change };
    expect((await api.attemptByName(team.manager, 'createCustomEntityField', input)).refusal).toEqual(refusal);
  });

  it('moves to any place, and stays in order', async () => {
    const team = await makeTeam(api.services);
    const customEntityId = await makeKind(team);
    const [name, owner, phone] = [
      await makeField(team, customEntityId, 'Name'),
      await makeField(team, customEntityId, 'Owner'),
      await makeField(team, customEntityId, 'Phone'),
    ];
    const move = (customEntityFieldId: string, afterFieldId: string | null) =>
      api.act(team.manager, 'moveCustomEntityField', { customEntityFieldId, afterFieldId });
    await move(phone, null);
    expect(await fieldsOf(team)).toEqual(['Phone', 'Name', 'Owner']);
    await move(phone, owner);
    expect(await fieldsOf(team)).toEqual(['Name', 'Owner', 'Phone']);
    await move(name, owner);
    expect(await fieldsOf(team)).toEqual(['Owner', 'Name', 'Phone']);
    const foreign = await makeField(team, await makeKind(team, 'Dog'), 'Breed');
    const moved = await api.attempt(team.manager, 'moveCustomEntityField', {
      ...{ customEntityFieldId: name, afterFieldId: foreign },
    });
    expect(moved.refusal).toBe('outdated');
  });

  it('with data is deleted only knowingly, with its values and suggestions', async () => {
    const team = await makeTeam(api.services);
    const customEntityId = await makeKind(team);
    const owner = await makeField(team, customEntityId, 'Owner');
    const entityId = await makeEntity(team, customEntityId, { [owner]: 'Jo' });
    await api.services.db.editSuggestionsRequest.create({
      data: {
        ...{ teamId: team.id, entityId, userId: team.member.id },
        editSuggestions: { create: [{ customEntityFieldId: plainIdOf(owner), newContent: 'Al' }] },
      },
    });
    const remove = (withData: boolean) =>
      api.attempt(team.manager, 'deleteCustomEntityField', { customEntityFieldId: owner, withData });
    expect((await remove(false)).refusal).toBe('entityFieldHasData');
    expect((await remove(true)).refusal).toBeNull();
    expect(await api.services.db.entityFieldValue.count({ where: { entityId } })).toBe(0);
    expect((await remove(true)).refusal).toBe('NOT_FOUND');
  });

  it('is one of at most 100', async () => {
    const team = await makeTeam(api.services);
    const customEntityId = await makeKind(team);
    await api.services.db.customEntityField.createMany({
      data: Array.from({ length: maxEntityFields }, (_, number) => ({
        ...{ teamId: team.id, customEntityId: plainIdOf(customEntityId), name: `F${number}`, slug: `f${number}` },
        position: number,
      })),
    });
    const input = { customEntityId, name: 'One more', dataType: 'string', idempotencyKey: newId() } as const;
    expect((await api.attempt(team.manager, 'createCustomEntityField', input)).refusal).toBe('tooManyEntityFields');
  });
});

describe('permission', () => {
  it('to manage belongs to owners and settings managers; members only look', async () => {
    const team = await makeTeam(api.services);
    const { services } = api;
    const people: Readonly<Record<string, Visitor>> = {
      owner: team.owner,
      manager: team.manager,
      'key to write': await makeToken(services, team.id, team.owner, ['entities:write', 'entities:read']),
      member: team.member,
      'key to read': await makeToken(services, team.id, team.owner, ['entities:read']),
      'key for forms': await makeToken(services, team.id, team.owner, ['forms:write']),
      resident: await makePerson(services),
      visitor: visitor(),
    };
    const table: Record<string, string> = {};
    for (const [name, who] of Object.entries(people)) {
      const customEntityId = await makeKind(team, name);
      const customEntityFieldId = await makeField(team, customEntityId, 'Owner');
      const key = { idempotencyKey: newId() };
      const attempts: readonly (readonly [MutationName, object])[] = [
        ['createCustomEntity', { teamId: `Team:${team.id}`, name, type: 'standard', ...key }],
        ['createCustomEntityField', { customEntityId, name, dataType: 'string', ...key }],
        ['updateCustomEntityField', { customEntityFieldId, viewable: true }],
        ['moveCustomEntityField', { customEntityFieldId }],
        ['deleteCustomEntityField', { customEntityFieldId, withData: true }],
        ['updateCustomEntity', { customEntityId, name }],
        ['archiveCustomEntity', { customEntityId }],
      ];
      const refusals = new Set<string>();
      for (const [mutation, input] of attempts)
        refusals.add(JSON.stringify((await api.attemptByName(who, mutation, input)).refusal ?? 'done'));
      const seen = (await kindsOf(who, team)).length > 0 ? 'sees' : 'sees nothing';
      table[name] = `${seen}, ${[...refusals].join(' ').replaceAll('"', '')}`;
    }
    expect(table).toEqual({
      owner: 'sees, done',
      manager: 'sees, done',
      'key to write': 'sees, done',
      member: 'sees, FORBIDDEN',
      'key to read': 'sees, FORBIDDEN',
      'key for forms': 'sees nothing, FORBIDDEN NOT_FOUND',
      resident: 'sees nothing, FORBIDDEN NOT_FOUND',
      visitor: 'sees nothing, UNAUTHENTICATED',
    });
  });
});
