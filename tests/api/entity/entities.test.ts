import { beforeAll, describe, expect, test } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeKind, type TestKind } from '#tests/support/makeKind.ts';
import { makeKnown, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let other: TestTeam;
let resident: TestPerson;
let kind: TestKind;

beforeAll(async () => {
  team = await makeTeam(api.services);
  other = await makeTeam(api.services);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  kind = await makeKind(api.services, team.id, 'Business', [
    { name: 'Phone', dataType: 'phone', viewable: true },
    { name: 'License', viewable: true },
    { name: 'Fee', dataType: 'money' },
  ]);
});

const facts =
  'entity { id name note archivedAt revision contacts { name } values { field { name } value text } changes(first: 20) { totalCount edges { node { kind fieldName before after user { name } } } } }';
const field = (name: string) => `CustomEntityField:${kind.fieldId(name)}`;

async function create(name: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
  const told = Object.entries(values).map(([key, value]) => ({ fieldId: field(key), value }));
  const input = { customEntityId: `CustomEntity:${kind.id}`, name, values: told };
  return (await api.act(team.member, 'createEntity', input, 'entity { id }')).data.createEntity.entity.id;
}

const change = (who: Visitor, entityId: string, values: readonly object[], more: object = {}) =>
  api.attempt(who, 'updateEntity', { entityId, values, ...more } as never, facts);

describe('an entity', () => {
  test('is created with values as its fields store them, and with a history', async () => {
    const { data } = await api.act(
      team.member,
      'createEntity',
      {
        customEntityId: `CustomEntity:${kind.id}`,
        name: ' Riverton  Bakery ',
        note: 'Closed on Mondays',
        values: [
          { fieldId: field('Phone'), value: '(217) 555-0123' },
          { fieldId: field('Fee'), value: '$1,200' },
        ],
      },
      facts,
    );
    const { entity } = data.createEntity;
    expect(entity).toMatchObject({ name: 'Riverton Bakery', note: 'Closed on Mondays', archivedAt: null });
    expect(entity.values).toEqual([
      { field: { name: 'Phone' }, value: '+12175550123', text: '(217) 555-0123' },
      { field: { name: 'License' }, value: null, text: '' },
      { field: { name: 'Fee' }, value: '1200.00', text: '$1,200.00' },
    ]);
    const kinds = entity.changes.edges.map(({ node }: { node: { kind: string } }) => node.kind);
    expect(kinds.toSorted()).toEqual(['created', 'field', 'field', 'name', 'note']);
  });

  test('shows the problem at its field', async () => {
    const input = {
      customEntityId: `CustomEntity:${kind.id}`,
      name: 'X',
      values: [{ fieldId: field('Fee'), value: 'lots' }],
    };
    const { refusal } = await api.attempt(team.member, 'createEntity', input);
    expect(refusal).toEqual({ [`values.${kind.fieldId('Fee')}`]: 'mustBeAmount' });
    const blank = await api.attempt(team.member, 'createEntity', { ...input, name: ' ', values: [] });
    expect(blank.refusal).toEqual({ name: 'nameMissing' });
  });

  test('keeps what someone else changed since the author saw it', async () => {
    const id = await create('Cafe', { License: 'A-1' });
    const mine = { fieldId: field('License'), from: 'A-1', to: 'A-2' };
    expect((await change(team.manager, id, [mine])).refusal).toBeNull();
    expect((await change(team.member, id, [{ ...mine, to: 'A-3' }])).refusal).toBe('entityValueChanged');
    const seen = await change(team.member, id, [{ ...mine, from: 'A-2', to: 'A-3' }]);
    expect(seen.data.updateEntity.entity.changes.edges[0].node).toMatchObject({
      ...{ kind: 'field', fieldName: 'License', before: 'A-2', after: 'A-3', user: { name: team.member.name } },
    });
  });

  test('changes whatever the value is if the author does not say what they saw', async () => {
    const id = await create('Diner', { License: 'B-1' });
    const { data } = await change(team.member, id, [{ slug: 'license', to: 'B-2' }], { name: { to: 'Diner Two' } });
    expect(data.updateEntity.entity).toMatchObject({ name: 'Diner Two', values: [{}, { value: 'B-2' }, {}] });
    const unknown = await change(team.member, id, [{ slug: 'nothing', to: 'x' }]);
    expect(unknown.refusal).toEqual({ 'values.nothing': 'entityFieldUnknown' });
  });

  test('cannot be archived while an unfinished submission names it', async () => {
    const id = await create('Grocer');
    const form = await publishedForm(api.services, team.id, [
      { name: 'Ask', external: true, fields: [{ name: 'Business', dataType: 'entity', customEntityId: kind.id }] },
    ]);
    const submission = await launchTestSubmission(api, resident, form);
    const saved = await saveTestAnswer(api, resident, {
      activeStepId: submission.stepId('Ask'),
      fieldId: form.fieldId('Business'),
      content: { id: plainIdOf(id), name: 'Grocer' },
    });
    expect(saved.refusal).toBeNull();
    const toggle = () => api.attempt(team.member, 'toggleEntityArchived', { entityId: id }, facts);
    expect((await toggle()).refusal).toBe('entityInUse');
    await api.services.db.submission.update({ where: { id: submission.id }, data: { deletedAt: new Date() } });
    expect((await toggle()).data.toggleEntityArchived.entity.archivedAt).not.toBeNull();
    expect((await toggle()).data.toggleEntityArchived.entity.archivedAt).toBeNull();
  });
});

describe('a point of contact', () => {
  test('can be someone the team knows, or anyone by email', async () => {
    const id = await create('Florist', { Phone: '217-555-0199', License: 'F-9' });
    const known = await makeKnown(api.services, team.id, { name: 'Kim Known' });
    const input = { entityId: id, userId: `User:${known.id}` };
    expect(
      (await api.attempt(team.member, 'addEntityContact', { ...input, userId: `User:${resident.id}` })).refusal,
    ).toEqual({ userId: 'personUnknown' });
    await api.act(team.member, 'addEntityContact', input);
    const invited = { entityId: id, email: 'owner@florist.example', name: 'Olive Owner' };
    const { data } = await api.act(team.member, 'inviteEntityContact', invited, facts);
    expect(data.inviteEntityContact.entity.contacts).toEqual([{ name: 'Kim Known' }, { name: 'Olive Owner' }]);
    await runJobs(api.services);
    const [mail] = await mailsTo(api.services, 'owner@florist.example');
    expect(mail?.subject).toContain('Florist');
    expect(mail?.text).toContain('point of contact for Florist');
    const removed = await api.act(team.member, 'removeEntityContact', input, facts);
    expect(removed.data.removeEntityContact.entity.contacts).toEqual([{ name: 'Olive Owner' }]);
    expect(removed.data.removeEntityContact.entity.changes.edges[0].node).toMatchObject({
      ...{ kind: 'contact_removed', before: 'Kim Known' },
    });
  });

  test('sees the fields that applicants can see, and nothing else', async () => {
    const id = await create('Toy Store', { Phone: '217-555-0111', Fee: '5' });
    const known = await makeKnown(api.services, team.id);
    await api.act(team.member, 'addEntityContact', { entityId: id, userId: `User:${known.id}` });
    const query = `query ($id: ID!) { node(id: $id) { ... on Entity {
      name note contacts { name } values { field { name } } changes(first: 5) { totalCount } submissions(first: 5) { edges { node { id } } } alike { isNameAlike } merges { id } } } }`;
    const { data } = await api.ask(known, query, { id });
    expect(data.node).toEqual({
      ...{ name: 'Toy Store', note: null, contacts: [], changes: null, submissions: null, alike: [], merges: [] },
      values: [{ field: { name: 'Phone' } }, { field: { name: 'License' } }],
    });
    expect((await api.ask(resident, query, { id })).data.node).toBeNull();
  });
});

describe('who may do what', () => {
  const kinds = ['member', 'manager', 'owner', 'contact', 'resident', 'other team', 'stranger'] as const;
  type Who = (typeof kinds)[number];
  const allowed: ReadonlySet<Who> = new Set(['member', 'manager', 'owner']);
  let people: Readonly<Record<Who, Visitor>>;
  let entityId: string;
  let twinId: string;

  beforeAll(async () => {
    entityId = await create('Hardware Store');
    twinId = await create('Hardware Shop');
    const contact = await makeKnown(api.services, team.id);
    await api.act(team.member, 'addEntityContact', { entityId, userId: `User:${contact.id}` });
    people = {
      ...{ member: team.member, manager: team.manager, owner: team.owner, contact, resident },
      ...{ 'other team': other.owner, stranger: visitor() },
    };
  });

  const actions: readonly (readonly [string, () => object])[] = [
    ['createEntity', () => ({ customEntityId: `CustomEntity:${kind.id}`, name: 'New', values: [] })],
    ['updateEntity', () => ({ entityId, values: [], note: { from: null, to: null } })],
    ['inviteEntityContact', () => ({ entityId, email: 'someone@example.com', name: 'Some One' })],
    ['exportEntities', () => ({ teamId: `Team:${team.id}`, customEntityId: `CustomEntity:${kind.id}`, format: 'csv' })],
    ['mergeEntities', () => ({ survivorId: entityId, mergedId: entityId, values: [] })],
  ];

  test.each(actions)('%s', async (name, input) => {
    for (const who of kinds) {
      const { codes, refusal } = await api.attemptByName(people[who], name, input());
      const isForbidden = codes.some((code) => ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'].includes(code));
      expect([who, isForbidden]).toEqual([who, !allowed.has(who)]);
      // merging an entity into itself is refused, which shows that the right was there
      const rightOnly = name === 'mergeEntities' && allowed.has(who);
      expect(rightOnly ? refusal : 'mergedIntoItself').toBe('mergedIntoItself');
    }
  });

  test('entities of other teams are never merged in', async () => {
    const theirs = await makeKind(api.services, other.id, 'Business');
    const { data } = await api.act(
      other.member,
      'createEntity',
      { customEntityId: `CustomEntity:${theirs.id}`, name: 'Hardware Store', values: [] },
      'entity { id }',
    );
    const input = { survivorId: twinId, mergedId: data.createEntity.entity.id, values: [] };
    expect((await api.attemptByName(team.owner, 'mergeEntities', input)).refusal).toBe('NOT_FOUND');
    const alike = await api.ask(
      team.member,
      `query ($id: ID!) { node(id: $id) { ... on Entity { alike { entity { name } } } } }`,
      {
        id: twinId,
      },
    );
    expect(
      alike.data.node.alike.every(({ entity }: { entity: { name: string } }) => entity.name.startsWith('Hardware')),
    ).toBe(true);
  });
});
