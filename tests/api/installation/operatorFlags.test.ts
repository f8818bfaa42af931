import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let operator: TestPerson;
let form: PublishedForm;

const formGid = (): string => `MasterTemplate:${form.formId}`;
const teamGid = (): string => `Team:${team.id}`;
const auditOf = async (kind: string) =>
  (await api.services.db.auditEntry.findMany({ where: { kind }, orderBy: { id: 'asc' } })).map(({ data }) => data);
const actionsOn = async (who: Visitor): Promise<string[]> =>
  (await api.ask(who, `{ node(id: "${formGid()}") { ... on MasterTemplate { availableActions } } }`)).data.node
    .availableActions;
const settings = (data: object) =>
  api.services.db.masterTemplate.update({ where: { id: form.formId }, data: data as never });

beforeAll(async () => {
  team = await makeTeam(api.services);
  operator = await makePerson(api.services, { isOperator: true });
  form = await publishedForm(api.services, team.id, [{ name: 'Apply', external: true }]);
});

/** Everyone but an operator, among them the operator's own API key. */
const others = async (): Promise<readonly Visitor[]> => [
  visitor(),
  await makePerson(api.services),
  await makePerson(api.services, { isGovernment: true }),
  team.owner,
  team.manager,
  await makeToken(api.services, team.id, team.owner, ['team:write', 'forms:write']),
];

describe('a government user', () => {
  const set = (who: Visitor, userId: string, isGovernment: boolean) =>
    api.attempt(
      who,
      'setGovernmentUser',
      { userId: `User:${userId}`, isGovernment },
      'operatedPerson { isGovernment availableActions }',
    );

  it('is made by an operator only', async () => {
    const clerk = await makePerson(api.services);
    for (const who of await others()) {
      expect((await set(who, clerk.id, true)).codes).not.toEqual([]);
    }
    const { isGovernment } = await api.services.db.user.findUniqueOrThrow({ where: { id: clerk.id } });
    expect(isGovernment).toBe(false);
  });

  it('can clone forms that allow it from then on, and no longer once removed', async () => {
    const clerk = await makePerson(api.services, { name: 'Cleo Clerk' });
    await settings({ forkAllowed: true });
    expect(await actionsOn(clerk)).not.toContain('cloneForm');
    const { data } = await set(operator, clerk.id, true);
    expect(data.setGovernmentUser.operatedPerson.isGovernment).toBe(true);
    expect(data.setGovernmentUser.operatedPerson.availableActions).toContain('setGovernmentUser');
    expect(await actionsOn(clerk)).toContain('cloneForm');
    await settings({ forkAllowed: false });
    expect(await actionsOn(clerk)).not.toContain('cloneForm');
    await settings({ forkAllowed: true });
    await set(operator, clerk.id, false);
    expect(await actionsOn(clerk)).not.toContain('cloneForm');
    expect(await auditOf('setGovernmentUser')).toEqual([
      expect.objectContaining({ person: 'Cleo Clerk', isGovernment: true }),
      expect.objectContaining({ person: 'Cleo Clerk', isGovernment: false }),
    ]);
  });

  it('is recorded once, however often it is set', async () => {
    const clerk = await makePerson(api.services, { name: 'Once' });
    for (const isGovernment of [true, true]) await set(operator, clerk.id, isGovernment);
    const entries = (await auditOf('setGovernmentUser')) as { person: string }[];
    expect(entries.filter(({ person }) => person === 'Once')).toHaveLength(1);
  });

  it('can be the operator, but not someone whose account is closed', async () => {
    const { data } = await set(operator, operator.id, true);
    expect(data.setGovernmentUser.operatedPerson.availableActions).toEqual(['setGovernmentUser']);
    const closed = await makePerson(api.services);
    await api.services.db.user.update({ where: { id: closed.id }, data: { deactivatedAt: new Date() } });
    expect((await set(operator, closed.id, true)).refusal).toBe('outdated');
  });
});

describe("a team's features", () => {
  const set = (who: Visitor, enableFormCreation: boolean, remoteGisEnabled: boolean) =>
    api.attempt(
      who,
      'setTeamFeatures',
      { teamId: teamGid(), enableFormCreation, remoteGisEnabled },
      'team { enableFormCreation remoteGisEnabled }',
    );

  it('are set by an operator only', async () => {
    for (const who of await others()) expect((await set(who, false, true)).codes).not.toEqual([]);
    expect((await set(operator, false, true)).data.setTeamFeatures.team).toEqual({
      ...{ enableFormCreation: false, remoteGisEnabled: true },
    });
    expect(await auditOf('setTeamFeatures')).toEqual([
      expect.objectContaining({ enableFormCreation: 'off', remoteGisEnabled: 'on' }),
    ]);
  });

  it('decide whether the team can create forms', async () => {
    const create = () => api.attempt(team.owner, 'createMasterTemplate', { teamId: teamGid(), name: 'Another' });
    await set(operator, false, false);
    expect((await create()).codes).toEqual(['FORBIDDEN']);
    await set(operator, true, false);
    expect((await create()).codes).toEqual([]);
  });

  it('leave no audit entry if nothing changed', async () => {
    const before = (await auditOf('setTeamFeatures')).length;
    await set(operator, true, false);
    expect(await auditOf('setTeamFeatures')).toHaveLength(before);
  });
});

describe('the form library', () => {
  const set = (who: Visitor, isLibrary: boolean) =>
    api.attempt(who, 'setLibraryForm', { masterTemplateId: formGid(), isLibrary }, 'masterTemplate { isLibrary }');
  const listed = async (who: Visitor) =>
    (await api.ask(who, `{ node(id: "${teamGid()}") { ... on Team { clonableForms { edges { node { id } } } } } }`))
      .data?.node?.clonableForms?.edges;

  it('takes published forms that allow cloning, from an operator only', async () => {
    await settings({ forkAllowed: true });
    for (const who of await others()) {
      expect((await set(who, true)).codes).not.toEqual([]);
      expect(await listed(who)).toBeUndefined();
    }
    expect(await listed(operator)).toEqual([{ node: { id: formGid() } }]);
    const stranger = await makePerson(api.services);
    expect(await actionsOn(stranger)).not.toContain('cloneForm');
    expect((await set(operator, true)).data.setLibraryForm.masterTemplate).toEqual({ isLibrary: true });
    expect(await actionsOn(stranger)).toContain('cloneForm');
    expect(await auditOf('setLibraryForm')).toEqual([
      expect.objectContaining({ form: 'Building permit', isLibrary: true }),
    ]);
  });

  it('loses a form when its team no longer allows cloning', async () => {
    const writer = await makePerson(api.services);
    await addToForm(api.services, team.id, form.formId, writer, 2);
    await settings({ forkAllowed: true, isLibrary: true });
    await api.act(writer, 'updateMasterTemplate', { masterTemplateId: formGid(), forkAllowed: false });
    const { isLibrary } = await api.services.db.masterTemplate.findUniqueOrThrow({ where: { id: form.formId } });
    expect(isLibrary).toBe(false);
    expect((await set(operator, true)).refusal).toBe('formNotClonable');
    expect(await listed(operator)).toEqual([]);
  });

  it('refuses a form that was never published', async () => {
    await settings({ forkAllowed: true, everPublished: false });
    expect((await set(operator, true)).refusal).toBe('formNotPublished');
    await settings({ everPublished: true });
  });
});
