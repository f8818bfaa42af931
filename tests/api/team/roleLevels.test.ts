import { describe, expect, it } from 'vitest';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { makeKnown, makeRole, makeTeam } from '#tests/support/people.ts';

const api = useApi();
const rename = (who: Visitor, roleId: string, input: object = {}) =>
  api.attempt(
    who,
    'updateRole',
    { roleId: `Role:${roleId}`, name: 'Renamed', ...input },
    'role { name offeredEditLevels }',
  );
const add = (who: Visitor, roleId: string, { id }: { id: string }) =>
  api.attempt(who, 'addRoleMember', { roleId: `Role:${roleId}`, userId: `User:${id}` }, 'role { id }');
const codesOf = async (answer: ReturnType<typeof rename>) => (await answer).codes;

describe('a role that any team member can edit', () => {
  it('can be renamed and filled by a member without permissions', async () => {
    const team = await makeTeam(api.services);
    const roleId = await makeRole(api.services, team.id, { memberMgmtLevel: 'anyone' });
    const { data } = await rename(team.member, roleId, { addMe: true, memberMgmtLevel: 'anyone' });
    expect(data.updateRole.role).toEqual({ name: 'Renamed', offeredEditLevels: ['anyone'] });
    expect((await add(team.member, roleId, await makeKnown(api.services, team.id))).refusal).toBeNull();
  });

  it("keeps its edit level and its permissions, and can't be deleted by them", async () => {
    const team = await makeTeam(api.services);
    const roleId = await makeRole(api.services, team.id, { memberMgmtLevel: 'anyone' }, [team.member]);
    expect((await rename(team.member, roleId, { memberMgmtLevel: 'members' })).refusal).toEqual({
      memberMgmtLevel: 'editLevelNotOffered',
    });
    expect((await rename(team.member, roleId, { flags: { teamManager: true } })).refusal).toBe('permissionsOwnersOnly');
    expect(await codesOf(api.attempt(team.member, 'deleteRole', { roleId: `Role:${roleId}` }))).toEqual(['FORBIDDEN']);
  });

  it.each(['workflowCreator', 'teamManager', 'financeManager', 'financeMember'])(
    'is closed to people without its permissions: %s',
    async (power) => {
      const team = await makeTeam(api.services);
      const colleague = await makeKnown(api.services, team.id);
      const traits = { memberMgmtLevel: 'anyone' as const, [power]: true };
      const roleId = await makeRole(api.services, team.id, traits, [colleague]);
      expect(await codesOf(rename(team.member, roleId))).toEqual(['FORBIDDEN']);
      expect(await codesOf(add(team.member, roleId, team.member))).toEqual(['FORBIDDEN']);
      // a settings manager may rename it, but not join it
      expect((await rename(team.manager, roleId)).refusal).toBeNull();
      expect(await codesOf(rename(team.manager, roleId, { addMe: true }))).toEqual(['FORBIDDEN']);
      expect(await codesOf(add(team.manager, roleId, team.manager))).toEqual(['FORBIDDEN']);
      expect((await rename(colleague, roleId)).refusal).toBeNull();
      expect((await add(colleague, roleId, team.member)).refusal).toBeNull();
    },
  );
});

describe('a role for its members', () => {
  it('can be renamed only by its members and owners', async () => {
    const team = await makeTeam(api.services);
    const colleague = await makeKnown(api.services, team.id);
    const roleId = await makeRole(api.services, team.id, { memberMgmtLevel: 'members' }, [colleague]);
    expect((await rename(colleague, roleId)).refusal).toBeNull();
    expect((await rename(team.owner, roleId)).refusal).toBeNull();
    expect(await codesOf(rename(team.member, roleId))).toEqual(['FORBIDDEN']);
    expect(await codesOf(rename(team.manager, roleId))).toEqual(['FORBIDDEN']);
  });
});
