import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { makeKnown, makePerson, makeRole, makeTeam, password, type TestPerson } from '#tests/support/people.ts';

const api = useApi();
const newEmail = (): string => `${randomUUID()}@example.com`;

const add = (who: Visitor, roleId: string, person: { id: string }, more = {}) =>
  api.attempt(
    who,
    'addRoleMember',
    { roleId: `Role:${roleId}`, userId: `User:${person.id}`, ...more },
    'member { id }',
  );
const remove = (who: Visitor, roleId: string, person: { id: string }) =>
  api.attempt(
    who,
    'removeRoleMember',
    { roleId: `Role:${roleId}`, userId: `User:${person.id}` },
    'role { memberCount }',
  );
const invite = (who: Visitor, roleId: string, input: { email: string; name?: string }) =>
  api.attempt(
    who,
    'inviteRoleMember',
    { roleId: `Role:${roleId}`, name: 'Ivy Invited', ...input },
    'member { invitation { id sentCount } contact { name email isInvited } } role { memberCount }',
  );
const membersOf = async (roleId: string): Promise<number> => api.services.db.roleMember.count({ where: { roleId } });

describe('adding someone to a role', () => {
  it('happens once, and a repeat has a different message', async () => {
    const team = await makeTeam(api.services);
    const person = await makeKnown(api.services, team.id);
    expect((await add(team.owner, team.memberRoleId, person)).refusal).toBeNull();
    const again = await add(team.owner, team.memberRoleId, person);
    expect(again.refusal).toBe('alreadyMember');
    expect(again.data.addRoleMember.message).toBe('Member already added.');
  });

  it('treats a repeated request as one', async () => {
    const team = await makeTeam(api.services);
    const person = await makeKnown(api.services, team.id);
    const key = { idempotencyKey: randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => add(team.owner, team.memberRoleId, person, key)));
    expect(new Set(answers.map(({ data }) => data.addRoleMember.member.id))).toHaveLength(1);
  });

  it("gives the role's permissions from the next request", async () => {
    const team = await makeTeam(api.services);
    const person = await makeKnown(api.services, team.id);
    await add(team.owner, team.managerRoleId, person);
    const { codes } = await api.attempt(person, 'updateTeam', { teamId: `Team:${team.id}`, name: 'By the new one' });
    expect(codes).toEqual([]);
  });

  it("accepts ids only of the team's own people and invitees; others are invited, without revealing an address", async () => {
    const [team, other] = [await makeTeam(api.services), await makeTeam(api.services)];
    const stranger = await makePerson(api.services);
    const refused = await add(team.owner, team.memberRoleId, stranger);
    expect(refused.refusal).toEqual({ userId: 'personUnknown' });
    expect((await add(team.owner, team.memberRoleId, other.owner)).refusal).toEqual({ userId: 'personUnknown' });
    const { data } = await invite(team.owner, team.memberRoleId, { email: stranger.email });
    expect(data.inviteRoleMember.member.contact.email).toBe(stranger.email);
    await add(team.owner, team.managerRoleId, stranger);
    expect((await add(team.owner, team.managerRoleId, team.member)).refusal).toBeNull();
    const clerk = await makePerson(api.services, { isGovernment: true });
    await api.services.db.roleMember.create({
      data: { id: newId(), teamId: team.id, roleId: team.ownerRoleId, userId: clerk.id },
    });
    expect((await add(clerk, team.memberRoleId, other.owner)).refusal).toBeNull();
  });

  it("rejects a person who doesn't exist", async () => {
    const team = await makeTeam(api.services);
    const closed = await makeKnown(api.services, team.id);
    await api.services.db.user.update({ where: { id: closed.id }, data: { deactivatedAt: new Date() } });
    expect((await add(team.owner, team.memberRoleId, { id: randomUUID() })).refusal).toEqual({
      userId: 'personUnknown',
    });
    expect((await add(team.owner, team.memberRoleId, closed)).refusal).toEqual({ userId: 'personUnknown' });
  });
});

describe('inviting someone', () => {
  it('creates a person who can claim the account by email, and is a member then', async () => {
    const team = await makeTeam(api.services);
    const email = newEmail();
    const { data } = await invite(team.owner, team.managerRoleId, { email: email.toUpperCase() });
    expect(data.inviteRoleMember.member.contact).toEqual({ name: 'Ivy Invited', email, isInvited: true });
    const [mail] = await mailsTo(api.services, email);
    expect(mail).toMatchObject({ kind: 'invitation' });
    expect(mail!.text).toContain(team.owner.name);

    const ivy = visitor();
    const token = await mailedToken(api.services, email);
    await api.act(ivy, 'claimAccount', { token, name: 'Ivy', password });
    const { data: seen } = await api.ask(ivy, '{ viewer { email isEmailVerified teams { slug } } }');
    expect(seen.viewer).toEqual({ email, isEmailVerified: true, teams: [{ slug: team.slug }] });
    const { codes } = await api.attempt(ivy, 'updateTeam', { teamId: `Team:${team.id}`, name: 'By Ivy' });
    expect(codes).toEqual([]);
  });

  it('needs a name and an address', async () => {
    const team = await makeTeam(api.services);
    const { refusal } = await invite(team.owner, team.memberRoleId, { name: ' ', email: 'nobody' });
    expect(refusal).toEqual({ name: 'personNameMissing', email: 'emailInvalid' });
  });

  it('adds a person with an account immediately, and notifies them', async () => {
    const team = await makeTeam(api.services);
    const person = await makePerson(api.services);
    await invite(team.owner, team.memberRoleId, { email: person.email });
    const { data } = await api.ask(person, '{ viewer { teams { slug } } }');
    expect(data.viewer.teams).toEqual([{ slug: team.slug }]);
    expect((await mailsTo(api.services, person.email)).map(({ subject }) => subject)).toEqual([
      `You were added to Team ${team.slug}`,
    ]);
  });

  it("gives nothing to an unverified account until the email's recipient claims it", async () => {
    const team = await makeTeam(api.services);
    const squatter = await makePerson(api.services, { isVerified: false });
    await invite(team.owner, team.managerRoleId, { email: squatter.email });
    const rename = (who: Visitor) => api.attempt(who, 'updateTeam', { teamId: `Team:${team.id}`, name: 'Renamed' });
    expect((await rename(squatter)).codes).toEqual(['FORBIDDEN']);
    expect((await api.ask(squatter, '{ viewer { teams { slug } } }')).data.viewer.teams).toEqual([]);
    const reader = visitor();
    const token = await mailedToken(api.services, squatter.email);
    await api.act(reader, 'claimAccount', { token, name: 'Ivy Invited', password: 'a lantern in the attic' });
    expect((await rename(reader)).codes).toEqual([]);
    expect((await rename(squatter)).codes).not.toEqual([]);
  });

  it('creates one person and one email for a repeated request', async () => {
    const team = await makeTeam(api.services);
    const input = { email: newEmail(), idempotencyKey: randomUUID() };
    await Promise.all([1, 2, 3].map(() => invite(team.owner, team.memberRoleId, input)));
    expect(await mailsTo(api.services, input.email)).toHaveLength(1);
    expect(await membersOf(team.memberRoleId)).toBe(2);
  });

  it('finds one person when two teams invite the same address at the same time', async () => {
    const teams = [await makeTeam(api.services), await makeTeam(api.services)];
    const email = newEmail();
    const answers = await Promise.all(teams.map((team) => invite(team.owner, team.memberRoleId, { email })));
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect(await api.services.db.user.count({ where: { email } })).toBe(1);
  });

  it('sends no second email to a member', async () => {
    const team = await makeTeam(api.services);
    const email = newEmail();
    await invite(team.owner, team.memberRoleId, { email });
    expect((await invite(team.owner, team.memberRoleId, { email })).refusal).toBe('alreadyMember');
    expect(await mailsTo(api.services, email)).toHaveLength(1);
  });
});

describe('resending an invitation', () => {
  const resend = (who: Visitor, invitationId: string) =>
    api.attempt(who, 'resendInvitation', { invitationId }, 'invitation { sentCount }');

  it('sends at most one email in six hours', async () => {
    const team = await makeTeam(api.services);
    const email = newEmail();
    const { data } = await invite(team.owner, team.memberRoleId, { email });
    const { id } = data.inviteRoleMember.member.invitation;
    const answers = await Promise.all(Array.from({ length: 20 }, () => resend(team.owner, id)));
    expect(answers.filter(({ codes }) => codes[0] === 'TOO_FAST')).toHaveLength(19);
    expect(answers.flatMap(({ data: answer }) => answer?.resendInvitation?.invitation?.sentCount ?? [])).toEqual([2]);
    expect(await mailsTo(api.services, email)).toHaveLength(2);
  });

  it('is refused once the person has joined', async () => {
    const team = await makeTeam(api.services);
    const person = await makePerson(api.services);
    const { data } = await invite(team.owner, team.memberRoleId, { email: person.email });
    expect((await resend(team.owner, data.inviteRoleMember.member.invitation.id)).refusal).toBe('invitationAccepted');
  });

  it("responds the same for a missing invitation and another team's", async () => {
    const [team, other] = [await makeTeam(api.services), await makeTeam(api.services)];
    const { data } = await invite(team.owner, team.memberRoleId, { email: newEmail() });
    const answers = [
      await resend(other.owner, data.inviteRoleMember.member.invitation.id),
      await resend(other.owner, `Invitation:${randomUUID()}`),
    ];
    expect(answers.map(({ codes }) => codes)).toEqual([['NOT_FOUND'], ['NOT_FOUND']]);
  });
});

describe('removing someone from a role', () => {
  it('removes its access from the next request', async () => {
    const team = await makeTeam(api.services);
    await remove(team.owner, team.managerRoleId, team.manager);
    const { codes } = await api.attempt(team.manager, 'updateTeam', { teamId: `Team:${team.id}`, name: 'No more' });
    expect(codes).toEqual(['FORBIDDEN']);
  });

  it('keeps the last owner', async () => {
    const team = await makeTeam(api.services);
    expect((await remove(team.owner, team.ownerRoleId, team.owner)).refusal).toBe('lastOwnerStays');
  });

  it('does not count owners who were only invited', async () => {
    const team = await makeTeam(api.services);
    const email = newEmail();
    await invite(team.owner, team.ownerRoleId, { email });
    expect((await remove(team.owner, team.ownerRoleId, team.owner)).refusal).toBe('lastOwnerStays');
    const { id } = await api.services.db.user.findUniqueOrThrow({ where: { email } });
    expect((await remove(team.owner, team.ownerRoleId, { id })).refusal).toBeNull();
  });

  it('keeps one owner when two remove each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const team = await makeTeam(api.services);
      const second = await makeKnown(api.services, team.id);
      await add(team.owner, team.ownerRoleId, second);
      const answers = await Promise.all([
        remove(team.owner, team.ownerRoleId, second),
        remove(second, team.ownerRoleId, team.owner),
      ]);
      expect(await membersOf(team.ownerRoleId)).toBe(1);
      expect(answers.filter(({ refusal, codes }) => refusal === null && codes.length === 0)).toHaveLength(1);
    }
  });

  it('lets an owner leave if another stays, and the role is then hidden from them', async () => {
    const team = await makeTeam(api.services);
    const second: TestPerson = await makeKnown(api.services, team.id);
    await add(team.owner, team.ownerRoleId, second);
    expect((await remove(second, team.ownerRoleId, second)).data.removeRoleMember.role).toBeNull();
  });

  it('can be repeated', async () => {
    const team = await makeTeam(api.services);
    const id = await makeRole(api.services, team.id, { memberMgmtLevel: 'anyone' }, [team.member]);
    await remove(team.owner, id, team.member);
    expect((await remove(team.owner, id, team.member)).data.removeRoleMember.role.memberCount).toBe(0);
  });
});
