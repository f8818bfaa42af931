import { describe, expect, it } from 'vitest';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, password } from '#tests/support/people.ts';
import { useServer } from '#tests/support/server.ts';

const server = useServer();

describe('accounts over REST', () => {
  it('signs in with a cookie that scripts cannot read and that other sites do not send', async () => {
    const { email, name, id } = await makePerson(server.services);
    const browser = visitor();
    const answer = await server.send(browser, 'POST', '/users/sign_in', { body: { user: { email, password } } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id, email, name, time_zone: 'America/Los_Angeles' });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; .*SameSite=Lax/);
    const still = await server.send(browser, 'GET', '/sessions/is_logged_in');
    expect(still.body).toEqual({ isLoggedIn: true });
  });
});
