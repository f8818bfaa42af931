import { expect, it } from 'vitest';
import { useApi, visitor } from '#tests/support/graphql.ts';
import { makePerson, password } from '#tests/support/people.ts';

const api = useApi();

it('records sign-ins, sign-outs, and failed sign-ins, with where they came from', async () => {
  const { id, email } = await makePerson(api.services);
  const who = visitor({ address: '198.51.100.7', userAgent: 'Lynx' });
  expect((await api.attempt(who, 'signIn', { email, password: 'wrong password' })).refusal).toBe('signInFailed');
  await api.act(who, 'signIn', { email, password });
  await api.ask(who, 'mutation { signOut { __typename } }');
  const where = { OR: [{ actorId: id }, { subjectId: id }] };
  const kept = await api.services.db.auditEntry.findMany({ where, orderBy: { id: 'asc' } });
  expect(kept.map(({ kind, actorId }) => [kind, actorId])).toEqual([
    ['signInFailed', null],
    ['signIn', id],
    ['signOut', id],
  ]);
  for (const entry of kept)
    expect(entry).toMatchObject({ address: '198.51.100.7', userAgent: 'Lynx', requestId: 'test' });
});

it.each(['UPDATE audit_entries SET kind = kind', 'DELETE FROM audit_entries', 'TRUNCATE audit_entries'])(
  "prevents %s, even with the server's database rights",
  async (change) => {
    const { email } = await makePerson(api.services);
    await api.act(visitor(), 'signIn', { email, password });
    await expect(api.services.pool.query(change)).rejects.toThrow('append-only');
  },
);
