import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { makeForm, makeRole, makeTeam, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
const fields = `role { id name memberMgmtLevel workflowCreator teamManager financeManager financeMember isViewerMember
  availableActions members { contact { email } } }`;

const create = (who: Visitor, team: TestTeam, input: Record<string, unknown>) =>
  api.attempt(
    who,
    'createRole',
    { teamId: `Team:${team.id}`, name: 'Inspectors', memberMgmtLevel: 'anyone', ...input },
    fields,
  );
const update = (who: Visitor, roleId: string, input: Record<string, unknown>) =>
  api.attempt(who, 'updateRole', { roleId: `Role:${roleId}`, ...input }, fields);
const remove = (who: Visitor, roleId: string) =>
  api.attempt(who, 'deleteRole', { roleId: `Role:${roleId}` }, 'deletedRoleId team { roles { id } }');

describe('creating a role', () => {
  it('starts empty unless the creator joins it', async () => {
    const team = await makeTeam(api.services);
    const { data: empty } = await create(team.owner, team, {});
    expect(empty.createRole.role.members).toEqual([]);
    const { data: joined } = await create(team.owner, team, { addMe: true });
    expect(joined.createRole.role.members).toEqual([{ contact: { email: team.owner.email } }]);
    expect(joined.createRole.role.isViewerMember).toBe(true);
  });

  it('adds a non-owner to a role that only its members can edit', async () => {
    const team = await makeTeam(api.services);
    const { data } = await create(team.manager, team, { memberMgmtLevel: 'members', addMe: false });
    expect(data.createRole.role.members).toEqual([{ contact: { email: team.manager.email } }]);
    expect(data.createRole.role.availableActions).toContain('updateRole');
  });

  it("lets only owners set the owners' edit level", async () => {
    const team = await makeTeam(api.services);
    expect((await create(team.manager, team, { memberMgmtLevel: 'owners' })).refusal).toEqual({
      memberMgmtLevel: 'editLevelNotOffered',
    });
    expect((await create(team.owner, team, { memberMgmtLevel: 'owners' })).refusal).toBeNull();
  });

  it('lets only owners set permissions', async () => {
    const team = await makeTeam(api.services);
    const flags = { workflowCreator: true };
    expect((await create(team.manager, team, { flags })).refusal).toBe('permissionsOwnersOnly');
    expect((await create(team.manager, team, { flags: { workflowCreator: false } })).refusal).toBeNull();
    expect((await create(team.owner, team, { flags })).data.createRole.role.workflowCreator).toBe(true);
  });

  it('treats a finance manager as a finance member too', async () => {
    const team = await makeTeam(api.services);
    const { data } = await create(team.owner, team, { flags: { financeManager: true, financeMember: true } });
    expect(data.createRole.role).toMatchObject({ financeManager: true, financeMember: false });
  });

  it('needs a name', async () => {
    const team = await makeTeam(api.services);
    expect((await create(team.owner, team, { name: ' ' })).refusal).toEqual({ name: 'nameMissing' });
  });

  it('creates one if the request is sent twice with the same key', async () => {
    const team = await makeTeam(api.services);
    const input = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([create(team.owner, team, input), create(team.owner, team, input)]);
    expect(new Set(answers.map(({ data }) => data.createRole.role.id))).toHaveLength(1);
  });
});

describe('changing a role', () => {
  it('changes only the given settings', async () => {
    const team = await makeTeam(api.services);
    const id = await makeRole(api.services, team.id, { memberMgmtLevel: 'owners', financeMember: true });
    const { data } = await update(team.owner, id, { name: 'Renamed', flags: { teamManager: true } });
    expect(data.updateRole.role).toMatchObject({
      name: 'Renamed',
      memberMgmtLevel: 'owners',
      teamManager: true,
      financeMember: true,
    });
  });

  it('does not lock out the person who makes the change', async () => {
    const team = await makeTeam(api.services);
    const id = await makeRole(api.services, team.id, { memberMgmtLevel: 'anyone' });
    const { refusal } = await update(team.manager, id, { memberMgmtLevel: 'members' });
    expect(refusal).toEqual({ memberMgmtLevel: 'editLevelNotOffered' });
    expect((await update(team.manager, id, { memberMgmtLevel: 'members', addMe: true })).refusal).toBeNull();
    expect((await update(team.manager, id, { name: 'Still mine' })).refusal).toBeNull();
  });

  it('lets only owners change its permissions', async () => {
    const team = await makeTeam(api.services);
    const id = await makeRole(api.services, team.id, { memberMgmtLevel: 'anyone' });
    const { refusal } = await update(team.manager, id, { flags: { financeManager: true } });
    expect(refusal).toBe('permissionsOwnersOnly');
  });

  it("applies from its members' next request", async () => {
    const team = await makeTeam(api.services);
    const id = await makeRole(api.services, team.id, {}, [team.member]);
    const rename = () => api.attempt(team.member, 'updateTeam', { teamId: `Team:${team.id}`, name: 'By a member' });
    expect((await rename()).codes).toEqual(['FORBIDDEN']);
    await update(team.owner, id, { flags: { teamManager: true } });
    expect((await rename()).codes).toEqual([]);
  });
});

describe('removing a role', () => {
  it('removes it and the access it gave', async () => {
    const team = await makeTeam(api.services);
    const { data } = await remove(team.owner, team.managerRoleId);
    expect(data.deleteRole.deletedRoleId).toBe(`Role:${team.managerRoleId}`);
    expect(data.deleteRole.team.roles.map(({ id }: { id: string }) => id)).not.toContain(`Role:${team.managerRoleId}`);
    const { codes } = await api.ask(team.manager, `{ teamBySlug(slug: "${team.slug}") { roles { id } } }`);
    expect(codes).toEqual(['FORBIDDEN']);
  });

  it('is refused while forms use it, with the number of places', async () => {
    const team = await makeTeam(api.services);
    const id = await makeRole(api.services, team.id, { memberMgmtLevel: 'anyone' });
    await useInForm(team, id);
    const answer = await api.attempt(team.owner, 'deleteRole', { roleId: `Role:${id}` });
    expect(answer.refusal).toBe('roleInUse');
    expect(answer.data.deleteRole.message).toBe(
      'This role is used in 1 place in forms and submissions. Replace it there first.',
    );
  });

  it('can be repeated: the second time it is not found', async () => {
    const team = await makeTeam(api.services);
    await remove(team.owner, team.managerRoleId);
    expect((await remove(team.owner, team.managerRoleId)).codes).toEqual(['NOT_FOUND']);
  });
});

async function useInForm(team: TestTeam, roleId: string): Promise<void> {
  const { db } = api.services;
  const masterTemplateId = await makeForm(api.services, team.id);
  const flowTemplateId = newId();
  await db.flowTemplate.create({ data: { id: flowTemplateId, teamId: team.id, masterTemplateId, name: 'Permit' } });
  const stepId = newId();
  const place = { teamId: team.id, flowTemplateId };
  await db.step.create({ data: { id: stepId, ...place, identity: newId(), type: 'BasicStep', position: 1 } });
  await db.stepAttachment.create({ data: { id: newId(), ...place, stepId, roleId } });
}
