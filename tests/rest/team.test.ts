import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makeForm, makePerson, makeTeam, makeToken } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const server = useServer();
const get = (who: Visitor, path: string) => server.send(who, 'GET', path);
const send = (who: Visitor, method: string, path: string, body?: unknown) => server.send(who, method, path, { body });

describe('teams over REST', () => {
  it('can be changed by PUT with the id and PATCH with the address, with or without the root key', async () => {
    const team = await makeTeam(server.services);
    const put = await send(team.manager, 'PUT', `/teams/${team.id}`, { team: { name: 'By PUT', color: '#ffffff' } });
    expect(put.body).toMatchObject({
      id: team.id,
      friendly_id: team.slug,
      slug: team.slug,
      name: 'By PUT',
      color: '#ffffff',
      has_light_color: true,
      time_zone: 'America/Los_Angeles',
      creator_id: null,
      enable_form_creation: true,
      charges_enabled: false,
      logo: { present: false, url: null, alt_text: null },
      public_portal_banner: { present: false, url: null, crop: null },
      domains: [],
      default: true,
    });
    const stranger = await makePerson(server.services);
    const formId = await makeForm(server.services, team.id);
    const form = { id: formId, name: 'Building permit', status: 'draft' };
    expect((await get(team.owner, `/teams/${team.id}`)).body).toMatchObject({
      enable_form_creation: true,
      master_templates: [expect.objectContaining(form)],
    });
    expect((await get(stranger, `/teams/${team.id}`)).body).toMatchObject({ default: false, master_templates: [] });
    expect(put.body.members.map(({ id }: { id: string }) => id)).toContain(team.manager.id);
    const slug = `moved-${randomUUID()}`;
    const patched = await send(team.manager, 'PATCH', `/teams/${team.slug}`, { slug, time_zone: 'America/Denver' });
    expect(patched.body).toMatchObject({ slug, name: 'By PUT', time_zone: 'America/Denver' });
  });

  it('return 401 without signing in, 403 without permission, 404 if not found, and 422 if rejected', async () => {
    const team = await makeTeam(server.services);
    const rename = (who: Visitor, id: string, name: string) => send(who, 'PUT', `/teams/${id}`, { team: { name } });
    const answers = [
      await rename(visitor(), team.id, 'No'),
      await rename(team.member, team.id, 'No'),
      await rename(team.owner, randomUUID(), 'No'),
      await rename(team.owner, team.id, ' '),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 422]);
    for (const { body } of answers) expect(body).toMatchObject({ error: body.errors[0], errors: [expect.any(String)] });
  });

  it('report whether an address is available', async () => {
    const team = await makeTeam(server.services);
    expect((await get(visitor(), `/teams/check_slug_available?slug=${team.slug}`)).body).toEqual({ available: false });
    expect((await get(visitor(), '/teams/check_slug_available?slug=a-free-one')).body).toEqual({ available: true });
  });
});

describe('roles over REST', () => {
  it('can be created, shown, changed, found, and deleted', async () => {
    const team = await makeTeam(server.services);
    const made = await send(team.owner, 'POST', `/teams/${team.id}/roles`, {
      role: { name: 'Inspectors', member_mgmt_level: 'members', workflow_creator: 'true' },
      add_me: true,
    });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      name: 'Inspectors',
      initials: 'I',
      role_type: 'custom',
      member_mgmt_level: 'members',
      workflow_creator: true,
      team_manager: false,
      user_count: 1,
      user_ids: [team.owner.id],
      users: [{ id: team.owner.id, email: team.owner.email }],
    });
    const path = `/teams/${team.id}/roles/${made.body.id}`;
    expect((await get(team.member, `/roles/${made.body.id}`)).body).toEqual(made.body);
    const changed = await send(team.owner, 'PUT', path, { role: { name: 'Renamed', workflow_creator: false } });
    expect(changed.body).toEqual({ ...made.body, name: 'Renamed', initials: 'R', workflow_creator: false });
    const found = await get(team.member, `/teams/${team.id}/roles/search?search_term=renam`);
    expect(found.body.roles.map(({ id }: { id: string }) => id)).toEqual([made.body.id]);
    const own = await get(team.member, `/teams/${team.id}/roles/search?user_id=${team.manager.id}`);
    expect(own.body.roles.map(({ name }: { name: string }) => name)).toEqual(['Managers']);
    expect((await send(team.owner, 'DELETE', path)).body).toEqual({ id: made.body.id });
    expect((await send(team.owner, 'DELETE', path)).status).toBe(404);
  });

  it('start with the strictest edit level that their creator may choose', async () => {
    const team = await makeTeam(server.services);
    const make = async (who: Visitor) =>
      (await send(who, 'POST', `/teams/${team.id}/roles`, { role: { name: 'Inspectors' } })).body;
    expect(await make(team.owner)).toMatchObject({ member_mgmt_level: 'owners', user_ids: [] });
    expect(await make(team.manager)).toMatchObject({ member_mgmt_level: 'members', user_ids: [team.manager.id] });
  });

  it('are created once per idempotency key', async () => {
    const team = await makeTeam(server.services);
    const request = { body: { role: { name: 'Once' } }, headers: { 'idempotency-key': randomUUID() } };
    const path = `/teams/${team.id}/roles`;
    const answers = await Promise.all([1, 2].map(() => server.send(team.owner, 'POST', path, request)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  });

  it('cannot be seen from another team, nor found by an invalid id', async () => {
    const [team, other] = [await makeTeam(server.services), await makeTeam(server.services)];
    for (const id of [team.managerRoleId, randomUUID(), 'nonsense', '1']) {
      expect((await get(other.owner, `/roles/${id}`)).status).toBe(404);
    }
    expect((await get(other.owner, `/teams/${team.id}/roles/search`)).status).toBe(403);
  });

  it('need a key with the scope and team', async () => {
    const [team, other] = [await makeTeam(server.services), await makeTeam(server.services)];
    const reading = await makeToken(server.services, team.id, team.owner, ['team:read']);
    const elsewhere = await makeToken(server.services, other.id, other.owner, ['team:read', 'team:write']);
    const path = `/teams/${team.id}/roles`;
    expect((await get(reading, `/roles/${team.managerRoleId}`)).status).toBe(200);
    expect((await send(reading, 'POST', path, { role: { name: 'No' } })).status).toBe(403);
    expect((await send(elsewhere, 'POST', path, { role: { name: 'No' } })).status).toBe(403);
    expect((await get(elsewhere, `/roles/${team.managerRoleId}`)).status).toBe(404);
  });
});

describe("a form's members and authorities over REST", () => {
  it('can be added, listed, changed, and removed', async () => {
    const team = await makeTeam(server.services);
    const form = await makeForm(server.services, team.id);
    const list = `/master_templates/${form}/master_template_memberships`;
    const added = await send(team.owner, 'POST', list, { user_id: team.member.id });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      user_id: team.member.id,
      permission_level_id: 1,
      authority: null,
      invitation: null,
    });
    const again = await send(team.owner, 'POST', list, { user_id: team.member.id });
    expect([again.status, again.body.error]).toEqual([422, 'Member already added.']);

    const body = { membership: { permission_level_id: '2' } };
    const changed = await send(team.owner, 'PUT', `/master_template_memberships/${added.body.id}`, body);
    expect(changed.body.permission_level_id).toBe(2);

    const authorities = `/master_templates/${form}/master_template_authorities`;
    const authority = await send(team.owner, 'POST', authorities, { user_id: team.member.id });
    const listed = await get(team.owner, list);
    expect(listed.body.master_template_memberships).toEqual([
      { ...changed.body, authority: { id: authority.body.id }, authorities: { id: authority.body.id } },
    ]);
    expect((await send(team.owner, 'DELETE', `/master_template_authorities/${authority.body.id}`)).status).toBe(200);
    expect((await send(team.owner, 'DELETE', `/master_template_memberships/${added.body.id}`)).status).toBe(200);
    expect((await get(team.owner, list)).body).toEqual({ master_template_memberships: [] });
  });

  it('can be invited by email, and reminded once in six hours', async () => {
    const team = await makeTeam(server.services);
    const form = await makeForm(server.services, team.id);
    const email = `${randomUUID()}@example.com`;
    const path = `/master_templates/${form}/master_template_memberships/add_pseudomember`;
    const invited = await send(team.owner, 'POST', path, { master_template_id: form, name: 'Ivy', email });
    expect(invited.body).toMatchObject({ user: { email, name: 'Ivy', pseudo: true } });
    const again = `/invitations/${invited.body.invitation.id}/resend_invite`;
    expect((await send(team.owner, 'POST', again)).body).toMatchObject({ sent_count: 2 });
    const tooSoon = await send(team.owner, 'POST', again);
    expect(tooSoon.status).toBe(429);
    expect(Number(tooSoon.headers.get('retry-after'))).toBeGreaterThan(6 * 3_600 - 60);
    expect(tooSoon.body.errors).toEqual(["You're doing that too much. Wait a moment before trying again."]);
    expect(await mailsTo(server.services, email)).toHaveLength(2);
  });

  it('are for people who can edit the form', async () => {
    const team = await makeTeam(server.services);
    const form = await makeForm(server.services, team.id);
    const reader = await makePerson(server.services);
    await addToForm(server.services, team.id, form, reader, 1);
    const list = `/master_templates/${form}/master_template_memberships`;
    expect((await get(reader, list)).status).toBe(200);
    expect((await send(reader, 'POST', list, { user_id: team.member.id })).status).toBe(403);
    const stranger = await makePerson(server.services);
    expect((await get(stranger, list)).status).toBe(404);
    expect((await send(stranger, 'POST', list, { user_id: team.member.id })).status).toBe(404);
    expect((await send(team.owner, 'POST', list, { user_id: 'nobody' })).status).toBe(422);
  });
});
