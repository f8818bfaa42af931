import { describe, expect, it } from 'vitest';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { makePerson, password } from '#tests/support/people.ts';

const api = useApi();
const payload = 'viewer { name email isEmailVerified } isClaimMailed';
const signUp = (who = visitor(), input = {}) =>
  api.act(who, 'signUp', { name: 'Ann', email: 'ann@example.com', password, ...input }, payload);

describe('signing up', () => {
  it('makes an account, signs in and mails the link that verifies the address', async () => {
    const ann = visitor();
    const answer = await signUp(ann, { email: ' Ann@Example.com ', name: ' Ann  Lee ' });
    expect(answer.data.signUp).toMatchObject({
      viewer: { name: 'Ann Lee', email: 'ann@example.com', isEmailVerified: false },
      isClaimMailed: false,
    });
    expect(ann.cookie).toMatch(/^portico_session=\w+$/);
    const mails = await api.services.db.outboxMail.findMany({ where: { toEmail: 'ann@example.com' } });
    expect(mails.map(({ kind }) => kind)).toEqual(['verifyEmail']);
  });

  it('says all that is wrong at once', async () => {
    const answer = await signUp(visitor(), { email: 'nobody', name: ' ', password: 'short' });
    expect(answer.refusal).toEqual({
      email: 'emailInvalid',
      name: 'personNameMissing',
      password: 'passwordTooShort',
    });
  });

  it('refuses an address that somebody signs in with', async () => {
    const { email } = await makePerson(api.services);
    expect((await signUp(visitor(), { email })).refusal).toEqual({ email: 'emailTaken' });
  });
});
