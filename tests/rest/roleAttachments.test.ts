import { beforeAll, describe, expect, it } from 'vitest';
import type { Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
let team: TestTeam;
/** owns the team and edits the form */
let owner: TestPerson;
/** edits the form and may not edit the role */
let writer: TestPerson;
let roleId: string;
let stepId: string;
const send = (who: Visitor, method: string, path: string, body: unknown) => server.send(who, method, path, { body });

beforeAll(async () => {
  const { services } = server;
  team = await makeTeam(services);
  owner = team.owner;
  writer = await makePerson(services);
  await services.db.team.update({ where: { id: team.id }, data: { enableFormCreation: true } });
  await makeRole(services, team.id, { name: 'Creators', workflowCreator: true }, [writer, owner]);
  roleId = await makeRole(services, team.id, { name: 'Clerks' });
  const draft = await send(writer, 'POST', `/flow_templates?team_id=${team.id}`, {});
  const form = `/master_templates/${draft.body.master_template_id}/master_template_memberships`;
  const added = await send(writer, 'POST', form, { user_id: owner.id });
  await send(writer, 'PUT', `/master_template_memberships/${added.body.id}`, {
    membership: { permission_level_id: 2 },
  });
  const step = await send(writer, 'POST', `/flow_templates/${draft.body.id}/steps`, { step: { type: 'BasicStep' } });
  stepId = step.body.id;
});

const usersOf = async (id: string): Promise<string[]> =>
  (await server.services.db.roleMember.findMany({ where: { roleId: id } })).map(({ userId }) => userId);

describe("people added through a role's attachments", () => {
  const toggle = (who: Visitor, body: object) =>
    send(who, 'PUT', '/attachments/toggle', { attachable_type: 'AdminRole', attachable_id: roleId, ...body });

  it('are added by POST and removed by DELETE', async () => {
    const added = await toggle(owner, { subject_type: 'User', subject_id: team.member.id });
    expect(added.body.errors).toBeUndefined();
    expect(added.body.role).toMatchObject({ id: roleId, user_ids: [team.member.id] });
    expect(await usersOf(roleId)).toEqual([team.member.id]);
    const removed = await toggle(owner, { user_to_add: team.member.id });
    expect(removed.body.role).toMatchObject({ id: roleId, user_ids: [] });
    expect(await usersOf(roleId)).toEqual([]);
  });

  it('are never roles, and only people who can edit the role can change them', async () => {
    expect((await toggle(owner, { subject_type: 'AdminRole', subject_id: roleId })).status).toBe(422);
    expect((await toggle(writer, { subject_id: team.member.id })).status).toBe(403);
    expect((await toggle(await makePerson(server.services), { subject_id: team.member.id })).status).toBe(404);
  });
});

describe('a person invited to a step with role_id', () => {
  const invite = (who: Visitor, email: string) =>
    send(who, 'POST', '/attachments/add_pseudomember', {
      ...{ attachable_type: 'Step', attachable_id: stepId, email, name: 'Cay', role_id: roleId },
    });

  it('joins the role and is attached', async () => {
    const { status, body } = await invite(owner, 'cay@example.gov');
    expect([status, body.errors]).toEqual([201, undefined]);
    expect(body).toMatchObject({ type: 'User', user: { name: 'Cay', pseudo: true } });
    expect(await usersOf(roleId)).toEqual([body.user.id]);
  });

  it('gets access through the role if it is already attached', async () => {
    const place = { attachable_type: 'Step', attachable_id: stepId };
    await send(owner, 'POST', '/attachments/toggle', { ...place, subject_type: 'AdminRole', subject_id: roleId });
    const { body } = await invite(owner, 'dee@example.gov');
    expect(body).toMatchObject({ type: 'AdminRole', role: { id: roleId, user_count: 2 } });
  });

  it('is refused if the caller may not edit the role, and nothing is sent', async () => {
    expect((await invite(writer, 'eve@example.gov')).status).toBe(403);
    expect(await server.services.db.user.count({ where: { email: 'eve@example.gov' } })).toBe(0);
  });
});
