import { describe, expect, it } from 'vitest';
import { isPasswordCorrect } from '#server/sessions/passwords.ts';
import { createSessions } from '#server/sessions/sessions.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { anotherBrowser, makePerson, password } from '#tests/support/people.ts';

const api = useApi();
let network = 0;
/** from its own network, so that one test's attempts do not count for another */
const browser = (part: Partial<Visitor> = {}): Visitor => {
  network += 1;
  return visitor({ address: `198.51.100.${network}`, ...part });
};

const signIn = (who: Visitor, email: string, typed = password) =>
  api.attempt(who, 'signIn', { email, password: typed }, 'viewer { email sessionsCount }');
const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;

describe('signing in', () => {
  it('starts a session by email address, ignoring case', async () => {
    const { email } = await makePerson(api.services);
    const who = browser();
    expect((await signIn(who, ` ${email.toUpperCase()} `)).data.signIn.viewer).toEqual({ email, sessionsCount: 2 });
    expect(await viewerOf(who)).toBe(email);
  });

  it('starts a session by username', async () => {
    const person = await makePerson(api.services);
    await api.act(person, 'updateProfile', { username: 'Ann.Lee' });
    const who = browser();
    await signIn(who, 'ANN.LEE');
    expect(await viewerOf(who)).toBe(person.email);
  });

  it('gives the same message for a wrong password, an unknown address, an invited person, and a closed account', async () => {
    const { email } = await makePerson(api.services);
    const invited = await makePerson(api.services, { isInvited: true });
    const closed = await makePerson(api.services);
    await api.services.db.user.update({ where: { id: closed.id }, data: { deactivatedAt: new Date() } });
    const attempts = [
      signIn(browser(), email, 'wrong password'),
      signIn(browser(), 'nobody@example.com'),
      signIn(browser(), invited.email),
      signIn(browser(), closed.email),
      signIn(browser(), 'no.such.username'),
    ];
    const answers = await Promise.all(attempts);
    expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toHaveLength(1);
    expect(answers.map(({ refusal }) => refusal)).toEqual(attempts.map(() => 'signInFailed'));
  });

  it('does as much work for an unknown address as for a wrong password', async () => {
    const { email } = await makePerson(api.services);
    const refusalOf = async (name: string) => (await signIn(browser(), name, 'wrong password')).refusal;
    expect(await refusalOf(email)).toBe('signInFailed');
    const { passwordHash } = await api.services.db.user.findUniqueOrThrow({ where: { email } });
    const known: number[] = [];
    const unknown: number[] = [];
    const hashing: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      // a fresh account each time stays below the limit of attempts
      const { email: fresh } = await makePerson(api.services);
      known.push(await workOf(() => refusalOf(fresh)));
      unknown.push(await workOf(() => refusalOf(`nobody${round}@example.com`)));
      hashing.push(await workOf(() => isPasswordCorrect(passwordHash, 'wrong password')));
    }
    // take the minimum of each, to leave out unrelated work
    const difference = Math.abs(Math.min(...known) - Math.min(...unknown));
    expect(difference).toBeLessThan(Math.min(...hashing) / 2);
  });
});

describe('a session', () => {
  it('never uses an id that someone else chose', async () => {
    const { email } = await makePerson(api.services);
    const who = browser({ cookie: 'portico_session=chosenbyanattackerchosenbyanattacker1234' });
    await signIn(who, email);
    expect(who.cookie).not.toContain('chosenby');
  });

  it('gets a new id after signing in again, and the old one ends', async () => {
    const person = await makePerson(api.services);
    const before = { ...person };
    await signIn(person, person.email);
    expect(person.cookie).not.toBe(before.cookie);
    expect([await viewerOf(before), await viewerOf(person)]).toEqual([null, person.email]);
  });

  it('ends by signing out, here and not elsewhere', async () => {
    const here = await makePerson(api.services);
    const elsewhere = await anotherBrowser(api.services, here);
    const copied = { ...here };
    const answer = await api.act(here, 'signOut', {}, 'viewer { email }');
    expect(answer.data.signOut.viewer).toBeNull();
    expect(here.cookie).toBe('portico_session=');
    expect([await viewerOf(copied), await viewerOf(elsewhere)]).toEqual([null, here.email]);
  });

  it('ends when it expires, and cannot be used to sign out', async () => {
    const person = await makePerson(api.services);
    const { count } = await api.services.db.session.updateMany({
      where: { userId: person.id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    expect(count).toBe(1);
    expect(await viewerOf(person)).toBeNull();
    expect((await api.attempt(person, 'signOut', {})).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('is renewed in the second half of its lifetime', async () => {
    const person = await makePerson(api.services);
    const before = person.cookie;
    const soon = new Date(Date.now() + 3 * 86_400_000);
    await api.services.db.session.updateMany({ where: { userId: person.id }, data: { expiresAt: soon } });
    expect(await viewerOf(person)).toBe(person.email);
    const [session] = await api.services.db.session.findMany({ where: { userId: person.id } });
    expect(session!.expiresAt.getTime()).toBeGreaterThan(Date.now() + 13 * 86_400_000);
    expect(person.cookie).toBe(before);
  });

  it('ends when the account is closed', async () => {
    const person = await makePerson(api.services);
    await api.services.db.user.update({ where: { id: person.id }, data: { deactivatedAt: new Date() } });
    expect(await viewerOf(person)).toBeNull();
  });

  it('is stored as a digest that cannot be used to sign in', async () => {
    const person = await makePerson(api.services);
    const [session] = await api.services.db.session.findMany({ where: { userId: person.id } });
    expect(person.cookie).not.toContain(session!.id);
    expect(await viewerOf(visitor({ cookie: `portico_session=${session!.id}` }))).toBeNull();
  });

  it('is sent only over HTTPS when the site has it', async () => {
    const { pool } = api.services;
    const person = await makePerson(api.services);
    const sessions = createSessions(pool, true);
    const change = { queries: pool, announce: () => undefined };
    const cookie = await sessions.start(change, person.id, null);
    expect(cookie.split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']));
  });

  it('reports whether it is still valid, for pages that were left open', async () => {
    const person = await makePerson(api.services);
    expect((await api.ask(person, '{ isSignedIn }')).data).toEqual({ isSignedIn: true });
    expect((await api.ask(browser(), '{ isSignedIn }')).data).toEqual({ isSignedIn: false });
  });
});

/** CPU time of this process, hashing included. Wall time would include other processes. */
async function workOf(work: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(begun);
  return user + system;
}
