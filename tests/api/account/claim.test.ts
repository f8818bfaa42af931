import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { mailedToken, mailsTo } from '#tests/support/mails.ts';
import { makePerson, makeTeam, password, type TestPerson, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
const newEmail = (): string => `${randomUUID()}@springfield.example`;
const attackersPassword = 'attacker password 1';
const victimsPassword = 'a lantern in the attic';
let team: TestTeam;

beforeAll(async () => {
  team = await makeTeam(api.services);
});

const viewerOf = async (who: Visitor) =>
  (await api.ask(who, '{ viewer { name email isEmailVerified username } }')).data.viewer;
const teamsOf = async (who: Visitor): Promise<string[]> =>
  (await api.ask(who, '{ myTeams { slug } }')).data?.myTeams?.map(({ slug }: { slug: string }) => slug) ?? [];
const signUp = (who: Visitor, email: string, typed = attackersPassword) =>
  api.attempt(who, 'signUp', { name: 'Mallory', email, password: typed });
const signIn = (email: string, typed: string, who = visitor()) =>
  api.attempt(who, 'signIn', { email, password: typed });
const gid = (type: string, id: string): string => `${type}:${id}`;
const inviteOwner = (email: string) =>
  api.attempt(team.owner, 'inviteRoleMember', { roleId: gid('Role', team.ownerRoleId), email, name: 'The Clerk' });
const claim = (who: Visitor, token: string) =>
  api.attempt(who, 'claimAccount', { token, name: 'The Clerk', password: victimsPassword });
const verify = (who: Visitor, token: string, typed: string | null = null) =>
  api.attempt(who, 'verifyEmail', { token, password: typed });

describe('the page that an invitation leads to', () => {
  const shown = async (token: string) => {
    const document = `query ($token: String!) {
      accountLink(token: $token) { invitation { sentence team { slug name color logo { url } } } }
    }`;
    return (await api.ask(visitor(), document, { token })).data.accountLink.invitation;
  };

  it('names the sender, the team, and the role', async () => {
    const email = newEmail();
    await inviteOwner(email);
    const { name, slug } = await api.services.db.team.findUniqueOrThrow({ where: { id: team.id } });
    expect(await shown(await mailedToken(api.services, email))).toMatchObject({
      sentence: `${team.owner.name} invited you to join ${name} as a team owner.`,
      team: { slug, name },
    });
  });

  it('names the invitation of its own email, not a later one', async () => {
    const email = newEmail();
    await inviteOwner(email);
    const first = await mailedToken(api.services, email);
    const other = await makeTeam(api.services);
    const roleId = gid('Role', other.ownerRoleId);
    await api.act(other.owner, 'inviteRoleMember', { roleId, email, name: 'The Clerk' });
    expect((await shown(first)).team.slug).toBe(team.slug);
  });

  it('names nothing for people who were removed, for unapproved teams, and for unknown links', async () => {
    const [removed, early] = [newEmail(), newEmail()];
    await inviteOwner(removed);
    await api.services.db.roleMember.deleteMany({ where: { user: { email: removed } } });
    expect(await shown(await mailedToken(api.services, removed))).toBeNull();
    const unapproved = await makeTeam(api.services);
    await api.services.db.team.update({ where: { id: unapproved.id }, data: { letInAt: null } });
    const roleId = gid('Role', unapproved.ownerRoleId);
    await api.act(unapproved.owner, 'inviteRoleMember', { roleId, email: early, name: 'The Clerk' });
    expect(await shown(await mailedToken(api.services, early))).toBeNull();
    expect(await shown('made-up')).toBeNull();
  });
});

describe('the time zone when an account is claimed', () => {
  const zoneOf = async (timeZone?: string): Promise<string> => {
    const email = newEmail();
    await inviteOwner(email);
    const clerk = visitor();
    const input = { token: await mailedToken(api.services, email), name: 'The Clerk', password: victimsPassword };
    expect((await api.attempt(clerk, 'claimAccount', { ...input, timeZone })).refusal).toBeNull();
    return (await api.ask(clerk, '{ viewer { timeZone } }')).data.viewer.timeZone;
  };

  it('is taken from the browser', async () => {
    expect(await zoneOf('America/Chicago')).toBe('America/Chicago');
  });

  it('is the zone of the team that sent the invitation if the browser reports none or an unknown one', async () => {
    await api.services.db.team.update({ where: { id: team.id }, data: { timeZone: 'America/Denver' } });
    expect(await zoneOf()).toBe('America/Denver');
    expect(await zoneOf('Mars/Olympus')).toBe('America/Denver');
  });
});

describe('an invitation to an address that someone else signed up with first', () => {
  async function squatted(): Promise<{ email: string; attacker: Visitor }> {
    const email = newEmail();
    const attacker = visitor();
    await signUp(attacker, email);
    await api.act(attacker, 'updateProfile', { username: `u${email.slice(0, 8)}` });
    expect((await inviteOwner(email)).refusal).toBeNull();
    return { email, attacker };
  }

  it('lets in only the person who reads the email, and resets the account', async () => {
    const { email, attacker } = await squatted();
    const clerk = visitor();
    expect((await claim(clerk, await mailedToken(api.services, email))).refusal).toBeNull();
    expect(await teamsOf(clerk)).toEqual([team.slug]);
    expect(await viewerOf(clerk)).toEqual({ name: 'The Clerk', email, isEmailVerified: true, username: null });
    expect([await viewerOf(attacker), await teamsOf(attacker)]).toEqual([null, []]);
    expect((await signIn(email, attackersPassword)).refusal).toBe('signInFailed');
    expect((await signIn(`u${email.slice(0, 8)}`, attackersPassword)).refusal).toBe('signInFailed');
  });

  it('is emailed as a claim link, never as a plain verification link', async () => {
    const { email } = await squatted();
    const invitation = (await mailsTo(api.services, email)).at(-1);
    expect(invitation?.text).toContain('/users/claim/');
    expect(invitation?.text).not.toContain('/users/verify/');
  });

  it('does not greet the recipient by a name that someone else chose', async () => {
    const { email } = await squatted();
    for (const { text } of await mailsTo(api.services, email)) expect(text).not.toContain('Mallory');
  });

  it('gives nothing to sessions from before the claim', async () => {
    const { attacker } = await squatted();
    expect(await teamsOf(attacker)).toEqual([]);
  });

  it('cannot be carried over to another address', async () => {
    const { attacker } = await squatted();
    const input = { email: newEmail(), password: attackersPassword };
    expect((await api.attempt(attacker, 'changeEmail', input)).refusal).toBe('addressAwaited');
  });

  it('cannot be carried over to an address change requested before the invitation', async () => {
    const email = newEmail();
    const other = newEmail();
    const attacker = visitor();
    await signUp(attacker, email);
    await api.act(attacker, 'changeEmail', { email: other, password: attackersPassword });
    await inviteOwner(email);
    expect((await verify(attacker, await mailedToken(api.services, other))).refusal).toBe('addressAwaited');
    expect(await teamsOf(attacker)).toEqual([]);
  });

  it('voids every link that was emailed before', async () => {
    const { email, attacker } = await squatted();
    await api.act(attacker, 'sendVerificationEmail', {});
    const before = await mailedToken(api.services, email);
    await inviteAgain(email);
    await claim(visitor(), await mailedToken(api.services, email));
    expect((await verify(attacker, before, attackersPassword)).refusal).toBe('linkExpired');
    expect((await claim(visitor(), before)).refusal).toBe('linkExpired');
  });

  const inviteAgain = (email: string) =>
    api.attempt(team.owner, 'inviteRoleMember', { roleId: gid('Role', team.memberRoleId), email, name: 'The Clerk' });
});

describe('the link that verifies an address', () => {
  it('hands the account to the recipient, who does not know the password, and locks out its creator', async () => {
    const email = newEmail();
    const attacker = visitor();
    await signUp(attacker, email);
    await inviteOwner(email);
    await api.act(attacker, 'sendVerificationEmail', {});
    const token = await mailedToken(api.services, email);
    const clerk = visitor();
    expect((await verify(clerk, token)).refusal).toBe('linkNeedsPassword');
    expect((await claim(clerk, token)).refusal).toBeNull();
    expect([await teamsOf(clerk), await viewerOf(attacker)]).toEqual([[team.slug], null]);
  });

  it('never moves someone else’s account to the address of the person who clicks it', async () => {
    const attacker = await makePerson(api.services);
    const email = newEmail();
    await api.act(attacker, 'changeEmail', { email, password });
    const token = await mailedToken(api.services, email);
    const clerk = visitor();
    expect((await verify(clerk, token)).refusal).toBe('linkNeedsPassword');
    expect((await claim(clerk, token)).refusal).toBe('linkExpired');
    expect((await viewerOf(attacker)).email).toBe(attacker.email);
    // later mail to this address must not reach the attacker
    await inviteOwner(email);
    expect(await teamsOf(attacker)).toEqual([]);
  });
});

describe('signing up with an address that was invited, or that someone else signed up with', () => {
  it('gives a stranger nothing, in either order', async () => {
    const email = newEmail();
    await inviteOwner(email);
    const attacker = visitor();
    await signUp(attacker, email);
    expect([await viewerOf(attacker), (await signIn(email, attackersPassword)).refusal]).toEqual([
      null,
      'signInFailed',
    ]);
    const clerk = visitor();
    await claim(clerk, await mailedToken(api.services, email));
    expect(await teamsOf(clerk)).toEqual([team.slug]);
  });

  it('lets the true owner in by email, and locks the stranger out', async () => {
    const email = newEmail();
    const attacker = visitor();
    await signUp(attacker, email);
    const clerk = visitor();
    await signUp(clerk, email, victimsPassword);
    expect(await viewerOf(clerk)).toBeNull();
    await claim(clerk, await mailedToken(api.services, email));
    expect([(await viewerOf(clerk)).email, await viewerOf(attacker)]).toEqual([email, null]);
  });
});

describe('a person with a verified address', () => {
  it('gets the invitation and keeps their password, name, and sessions', async () => {
    const person: TestPerson = await makePerson(api.services, { email: newEmail() });
    await inviteOwner(person.email);
    expect((await mailsTo(api.services, person.email)).map(({ kind }) => kind)).toEqual(['addedTo']);
    expect(await teamsOf(person)).toEqual([team.slug]);
  });
});
