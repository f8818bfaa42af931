import { describe, expect, it } from 'vitest';
import { createSessions } from '#server/sessions/sessions.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { anotherBrowser, makePerson, makeTeam } from '#tests/support/people.ts';

const api = useApi();
const viewerOf = async (who: Visitor) => (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;
const listOf = async (who: Visitor): Promise<{ id: string; userAgent: string; isThis: boolean }[]> =>
  (await api.ask(who, '{ viewer { sessions { id userAgent isThis createdAt seenAt } } }')).data.viewer.sessions;
const age = (userId: string, days: number) =>
  api.services.db.session.updateMany({
    where: { userId },
    data: { createdAt: new Date(Date.now() - days * 86_400_000) },
  });

describe('the list of sessions', () => {
  it('shows where the person is signed in, and which session is the current one', async () => {
    const here = await makePerson(api.services);
    await anotherBrowser(api.services, here);
    expect(new Set((await listOf(here)).map(({ isThis }) => isThis))).toEqual(new Set([false, true]));
  });

  it('ends any of them immediately and permanently', async () => {
    const here = await makePerson(api.services);
    const elsewhere = await anotherBrowser(api.services, here);
    const other = (await listOf(here)).find(({ isThis }) => !isThis)!;
    const answer = await api.act(here, 'endSession', { sessionId: other.id }, 'viewer { sessions { isThis } }');
    expect(answer.data.endSession.viewer.sessions).toEqual([{ isThis: true }]);
    expect([await viewerOf(elsewhere), await viewerOf(here)]).toEqual([null, here.email]);
  });

  it('ends all others', async () => {
    const here = await makePerson(api.services);
    const others = [await anotherBrowser(api.services, here), await anotherBrowser(api.services, here)];
    await api.act(here, 'endOtherSessions', {});
    expect(await Promise.all(others.map(viewerOf))).toEqual([null, null]);
    expect(await viewerOf(here)).toBe(here.email);
  });

  it('ends no one else’s', async () => {
    const [ann, ben] = [await makePerson(api.services), await makePerson(api.services)];
    const [bens] = await listOf(ben);
    await api.act(ann, 'endSession', { sessionId: bens!.id });
    expect(await viewerOf(ben)).toBe(ben.email);
  });
});

describe('a session', () => {
  it('ends after ninety days even when it is used', async () => {
    const person = await makePerson(api.services);
    await age(person.id, 89);
    expect(await viewerOf(person)).toBe(person.email);
    await age(person.id, 90);
    expect(await viewerOf(person)).toBeNull();
  });

  it('ends after thirty days for people on a team', async () => {
    const { member } = await makeTeam(api.services);
    await age(member.id, 30);
    expect(await viewerOf(member)).toBeNull();
  });

  it('records its last use to the hour', async () => {
    const person = await makePerson(api.services);
    const { db } = api.services;
    const longAgo = new Date(Date.now() - 3 * 3_600_000);
    await db.session.updateMany({ where: { userId: person.id }, data: { seenAt: longAgo } });
    await viewerOf(person);
    const [session] = await db.session.findMany({ where: { userId: person.id } });
    expect(session!.seenAt.getTime()).toBeGreaterThan(longAgo.getTime());
  });

  it('is bound to the exact host when the site has HTTPS', async () => {
    const { pool } = api.services;
    const person = await makePerson(api.services);
    const sessions = createSessions(pool, true);
    const cookie = await sessions.start({ queries: pool, announce: () => undefined }, person.id, null);
    expect(cookie).toMatch(/^__Host-portico_session=\w+; /);
    expect(cookie).not.toContain('Domain');
    const plain = (cookie.split(';', 1)[0] ?? '').replace('__Host-', '');
    expect(await sessions.read(plain)).toBeNull();
    expect((await sessions.read(`__Host-${plain}`))?.principal.userId).toBe(person.id);
  });

  it('leaves its browser known after it ends', async () => {
    const who = visitor();
    const { email } = await makePerson(api.services);
    await api.act(who, 'signIn', { email, password: 'correct horse battery' });
    expect(who.device).toMatch(/^portico_device=[\w-]{43}$/);
  });
});
