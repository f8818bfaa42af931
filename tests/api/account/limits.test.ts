import { describe, expect, it } from 'vitest';
import { rateLimits, type RateLimitName } from '#server/limits/rateLimits.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, password } from '#tests/support/people.ts';

const api = useApi();
const sentence = "You're doing that too much. Wait a moment before trying again.";
const timesOf = (name: RateLimitName): number => rateLimits[name][0].times;

/** How many attempts in a row pass before the first one is refused. */
async function letThrough(attempts: number, attempt: (n: number) => Promise<GraphQLAnswer>): Promise<number> {
  for (let n = 0; n < attempts; n += 1) {
    const { codes, messages } = await attempt(n);
    if (codes[0] !== 'TOO_FAST') continue;
    expect(messages).toEqual([sentence]);
    return n;
  }
  return attempts;
}

describe('guessing passwords', () => {
  const attempt = (who: Visitor, email: string) => api.attempt(who, 'signIn', { email, password: 'wrong password' });

  it('is stopped after the exact limit for one account from one network', async () => {
    const { email } = await makePerson(api.services);
    const limit = timesOf('signInToAccount');
    const who = visitor({ address: '203.0.113.1' });
    expect(await letThrough(limit + 3, () => attempt(who, email))).toBe(limit);
  });

  it('counts the email address and the username as one account', async () => {
    const person = await makePerson(api.services);
    const username = `u${person.id.slice(-10)}`;
    await api.act(person, 'updateProfile', { username });
    const who = visitor({ address: '203.0.113.2' });
    const limit = timesOf('signInToAccount');
    expect(await letThrough(limit + 3, (n) => attempt(who, n % 2 === 0 ? person.email : username))).toBe(limit);
  });

  it('is stopped for that account only', async () => {
    const [first, second] = [await makePerson(api.services), await makePerson(api.services)];
    const who = visitor({ address: '203.0.113.101' });
    await letThrough(timesOf('signInToAccount') + 1, () => attempt(who, first.email));
    expect((await attempt(who, second.email)).refusal).toBe('signInFailed');
  });

  it('also blocks the right password from there, so that a lucky last guess fails', async () => {
    const { email } = await makePerson(api.services);
    const who = visitor({ address: '203.0.113.102' });
    await letThrough(timesOf('signInToAccount') + 1, () => attempt(who, email));
    expect((await api.attempt(who, 'signIn', { email, password })).codes).toEqual(['TOO_FAST']);
  });

  it('locks no one out: sixty wrong guesses from elsewhere block neither a known browser nor a new one', async () => {
    const { email } = await makePerson(api.services);
    const home = visitor({ address: '203.0.113.110' });
    await api.act(home, 'signIn', { email, password });
    await api.act(home, 'signOut', {});
    for (let n = 0; n < 60; n += 1)
      expect((await attempt(visitor({ address: `203.0.113.${120 + (n % 20)}` }), email)).refusal).not.toBeNull();
    expect((await api.attempt(home, 'signIn', { email, password })).refusal).toBeNull();
    expect(
      (await api.attempt(visitor({ address: '203.0.113.111' }), 'signIn', { email, password })).refusal,
    ).toBeNull();
  });

  it('lets a person in from a known browser even on the network that someone guesses from', async () => {
    const { email } = await makePerson(api.services);
    const address = '203.0.113.112';
    const home = visitor({ address });
    await api.act(home, 'signIn', { email, password });
    await letThrough(timesOf('signInToAccount') + 1, () => attempt(visitor({ address }), email));
    expect((await api.attempt(visitor({ address }), 'signIn', { email, password })).codes).toEqual(['TOO_FAST']);
    expect((await api.attempt(home, 'signIn', { email, password })).refusal).toBeNull();
  });

  it('lets a person in from a known browser even when many networks guess together', async () => {
    const { id, email } = await makePerson(api.services);
    const home = visitor({ address: '203.0.113.113' });
    await api.act(home, 'signIn', { email, password });
    const { limits } = api.services;
    for (let n = 0; n <= timesOf('signInFromAnywhere'); n += 1) await limits.take('signInFromAnywhere', id);
    const elsewhere = await api.attempt(visitor({ address: '203.0.113.114' }), 'signIn', { email, password });
    expect(elsewhere.codes).toEqual(['TOO_FAST']);
    expect((await api.attempt(home, 'signIn', { email, password })).refusal).toBeNull();
  });

  it('is limited in a known browser too, and a made-up device is not known', async () => {
    const { email } = await makePerson(api.services);
    const home = visitor({ address: '203.0.113.115' });
    await api.act(home, 'signIn', { email, password });
    expect(await letThrough(20, () => attempt(home, email))).toBe(timesOf('signInOnDevice'));
    const forger = visitor({ address: '203.0.113.116', device: `portico_device=${'x'.repeat(43)}` });
    expect(await letThrough(20, () => attempt(forger, email))).toBe(timesOf('signInToAccount'));
  });

  it('does not count correct sign-ins against the limit', async () => {
    const { email } = await makePerson(api.services);
    const who = visitor({ address: '203.0.113.103' });
    const times = timesOf('signInToAccount') + 3;
    expect(await letThrough(times, () => api.attempt(who, 'signIn', { email, password }))).toBe(times);
  });

  it('lets no more through when the attempts are concurrent', async () => {
    const { email } = await makePerson(api.services);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => attempt(visitor({ address: '203.0.113.150' }), email)),
    );
    expect(answers.filter(({ refusal }) => refusal === 'signInFailed')).toHaveLength(timesOf('signInToAccount'));
  });

  it("counts a customer's whole IPv6 network as one", async () => {
    const limit = timesOf('signInFromAddress');
    const through = await letThrough(limit + 2, (n) =>
      attempt(visitor({ address: `2001:db8:0:1:${n.toString(16)}::1` }), `nobody${n}@example.org`),
    );
    expect(through).toBe(limit);
  });
});

describe('requesting emails', () => {
  it('is limited for the requester, and never for the address in the request', async () => {
    const { email } = await makePerson(api.services);
    const ask = (address: string, about: string) =>
      api.attempt(visitor({ address }), 'requestPasswordReset', { email: about });
    const limit = timesOf('mailFromAddress');
    expect(await letThrough(limit + 2, (n) => ask('192.0.2.100', `nobody${n}@example.net`))).toBe(limit);
    expect(await letThrough(limit + 2, () => ask('192.0.2.101', email))).toBe(limit);
    expect((await ask('192.0.2.102', email)).codes).toEqual([]);
  });

  it('is also limited for your own verification email', async () => {
    const person = await makePerson(api.services, { isVerified: false });
    expect(await letThrough(10, () => api.attempt(person, 'sendVerificationEmail', {}))).toBe(timesOf('mailToAccount'));
  });
});

describe('checking who has an account', () => {
  it('is limited for the requesting network, for any address, and for no other network', async () => {
    const ask = (address: string, email: string) =>
      api.ask(visitor({ address }), 'query ($email: String!) { emailIsTaken(email: $email) }', { email });
    const limit = timesOf('whoIsThere');
    expect(await letThrough(limit + 2, (n) => ask('198.51.100.20', `nobody${n}@example.org`))).toBe(limit);
    expect((await ask('198.51.100.21', 'nobody@example.org')).codes).toEqual([]);
  });
});

describe('an API token', () => {
  it('is limited to a number of requests a minute', async () => {
    const team = await makeTeam(api.services);
    const program = await makeToken(api.services, team.id, team.owner, ['team:read']);
    const limit = timesOf('token');
    const spent = Array.from({ length: limit - 2 }, () => api.services.limits.take('token', program.tokenId));
    expect(new Set(await Promise.all(spent))).toEqual(new Set([0]));
    expect((await api.ask(program, '{ myTeams { id } }')).data.myTeams).toHaveLength(1);
    expect((await api.ask(program, '{ myTeams { id } }')).data.myTeams).toHaveLength(1);
    const { codes, messages } = await api.ask(program, '{ myTeams { id } }');
    expect([codes, messages]).toEqual([['TOO_FAST'], [sentence]]);
  });

  it('cannot be guessed quickly', async () => {
    const guess = () =>
      api.ask(visitor({ token: `portico_${'x'.repeat(43)}`, address: '192.0.2.77' }), '{ isSignedIn }');
    for (let n = 0; n < timesOf('unknownToken'); n += 1) expect((await guess()).codes).toEqual(['UNAUTHENTICATED']);
    expect((await guess()).codes).toEqual(['TOO_FAST']);
  });
});

describe('rate limit counts', () => {
  it('continue in memory while the database is down', async () => {
    const { pool, limits } = api.services;
    const query = pool.query.bind(pool);
    pool.query = () => Promise.reject(new Error('the database is down')) as never;
    try {
      const waits = [];
      for (let n = 0; n < 3; n += 1) waits.push(await limits.take('remind', 'somebody'));
      expect(waits[0]).toBe(0);
      expect(waits[1]).toBeGreaterThan(0);
    } finally {
      pool.query = query as typeof pool.query;
    }
  });

  it('store no email address in the table', async () => {
    const stranger = visitor({ address: '192.0.2.200' });
    const { refusal } = await api.attempt(stranger, 'signIn', { email: 'hidden@example.com', password });
    expect(refusal).toBe('signInFailed');
    const { rows } = await api.services.pool.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ key }) => key.includes('192.0.2') || key.includes('@'))).toEqual([]);
  });
});
