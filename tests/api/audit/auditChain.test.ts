import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { sealAuditEntries } from '#server/operations/audit/sealAuditEntries.ts';
import { digestOf } from '#server/queries/audit/auditHash.ts';
import { verifyAuditChain, type ChainVerdict } from '#server/queries/audit/verifyAuditChain.ts';
import { useServices } from '#tests/support/services.ts';

const composed = useServices();
const pool = () => composed.services.pool;

const seal = (): Promise<void> => sealAuditEntries(composed.services);
const verify = (expected?: string): Promise<ChainVerdict> => verifyAuditChain(pool(), expected);

interface Written {
  readonly id?: string;
  readonly by?: string;
}

const insertEntry = `INSERT INTO audit_entries (id, kind, actor_kind, actor_id, address, user_agent, data)
  VALUES ($1, 'addRoleMember', 'person', gen_random_uuid(), '198.51.100.7', 'Lynx', json_build_object('by', $2::text, 'amount', 1200, 'isIt', true, 'none', null))`;

async function write(client: Pick<PoolClient, 'query'>, { id = newId(), by = 'Ann' }: Written = {}): Promise<string> {
  await client.query(insertEntry, [id, by]);
  return id;
}

/** What only the owner of the tables can do: changes without any trigger. */
async function tamper(...changes: readonly string[]): Promise<void> {
  await pool().query(['BEGIN', 'SET LOCAL session_replication_role = replica', ...changes, 'COMMIT'].join(';'));
}

interface Place {
  readonly position: number;
  readonly id: string;
}

const chain = async (): Promise<readonly Place[]> =>
  (await pool().query<Place>('SELECT position::int, entry_id AS id FROM audit_seals ORDER BY position')).rows;

beforeEach(() => tamper('DELETE FROM audit_entries', 'DELETE FROM audit_seals', 'DELETE FROM audit_unsealed'));

describe('sealing', () => {
  it('puts each entry into the chain once, in batches, and continues it later', async () => {
    await pool().query(
      `INSERT INTO audit_entries (id, kind, actor_kind) SELECT gen_random_uuid(), 'signOut', 'system' FROM generate_series(1, 2500)`,
    );
    await seal();
    const id = await write(pool());
    expect(await verify()).toMatchObject({ verified: 2500, unsealed: 1, faulty: null });
    await seal();
    await seal();
    expect(await verify()).toMatchObject({ verified: 2501, unsealed: 0, erased: 0, faulty: null });
    expect((await chain()).at(-1)).toEqual({ position: 2501, id });
  });

  it('skips no entry that commits after later ones, and waits for none', async () => {
    const slow = await pool().connect();
    try {
      await slow.query('BEGIN');
      const early = await write(slow);
      const late = await write(pool());
      await seal();
      expect(await chain()).toEqual([{ position: 1, id: late }]);
      await slow.query('COMMIT');
      await seal();
      expect(await chain()).toEqual([
        { position: 1, id: late },
        { position: 2, id: early },
      ]);
    } finally {
      slow.release();
    }
    expect(await verify()).toMatchObject({ verified: 2, faulty: null });
  });

  it('seals the entries of many concurrent writers exactly once, with several sealers at work', async () => {
    const ids: string[] = [];
    let isWriting = true;
    const writers = Array.from({ length: 6 }, async (_, writer) => {
      for (let round = 0; round < 12; round += 1) {
        const client = await pool().connect();
        try {
          await client.query('BEGIN');
          const written = [await write(client), await write(client)];
          await pause((writer * 7 + round * 3) % 11);
          const isKept = (writer + round) % 4 !== 0;
          await client.query(isKept ? 'COMMIT' : 'ROLLBACK');
          if (isKept) ids.push(...written);
        } finally {
          client.release();
        }
      }
    });
    const sealers = Array.from({ length: 2 }, async () => {
      while (isWriting) await seal();
    });
    await Promise.all(writers);
    isWriting = false;
    await Promise.all(sealers);
    await seal();
    expect((await chain()).map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await verify()).toMatchObject({ verified: ids.length, unsealed: 0, faulty: null });
  });

  it.each(['UPDATE audit_seals SET hash = hash', 'DELETE FROM audit_seals', 'TRUNCATE audit_seals'])(
    "prevents %s, even with the server's database rights",
    async (change) => {
      await write(pool());
      await seal();
      await expect(pool().query(change)).rejects.toThrow('append-only');
    },
  );
});

describe('a verification', () => {
  let ids: readonly string[];

  beforeEach(async () => {
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push(await write(pool(), { by: `Clerk ${count}` }));
    ids = made;
    await seal();
  });

  const third = (): string => `'${ids[2]}'`;

  it.each<[string, () => string]>([
    ['a name', () => `UPDATE audit_entries SET data = data || '{"by": "Bob"}' WHERE id = ${third()}`],
    ['an added fact', () => `UPDATE audit_entries SET data = data || '{"more": 1}' WHERE id = ${third()}`],
    ['a removed fact', () => `UPDATE audit_entries SET data = data - 'amount' WHERE id = ${third()}`],
    ['a fact without a value', () => `UPDATE audit_entries SET data = data - 'none' WHERE id = ${third()}`],
    ['an amount', () => `UPDATE audit_entries SET data = data || '{"amount": 1201}' WHERE id = ${third()}`],
    ['the time', () => `UPDATE audit_entries SET at = at + interval '1 millisecond' WHERE id = ${third()}`],
    ['the kind', () => `UPDATE audit_entries SET kind = 'removeRoleMember' WHERE id = ${third()}`],
    ['the team', () => `UPDATE audit_entries SET team_id = gen_random_uuid() WHERE id = ${third()}`],
    ['the person', () => `UPDATE audit_entries SET actor_id = gen_random_uuid() WHERE id = ${third()}`],
    ['the kind of actor', () => `UPDATE audit_entries SET actor_kind = 'token' WHERE id = ${third()}`],
    ['the token', () => `UPDATE audit_entries SET token_id = gen_random_uuid() WHERE id = ${third()}`],
    ['the subject', () => `UPDATE audit_entries SET subject_id = gen_random_uuid() WHERE id = ${third()}`],
    ['the type of subject', () => `UPDATE audit_entries SET subject_type = 'Team' WHERE id = ${third()}`],
    ['the address', () => `UPDATE audit_entries SET address = NULL WHERE id = ${third()}`],
    ['the program', () => `UPDATE audit_entries SET user_agent = 'curl' WHERE id = ${third()}`],
    ['the request', () => `UPDATE audit_entries SET request_id = 'x' WHERE id = ${third()}`],
    ['its hash', () => `UPDATE audit_seals SET hash = sha256('x') WHERE position = 3`],
  ])('finds a change of %s', async (_what, change) => {
    await tamper(change());
    expect(await verify()).toMatchObject({
      verified: 2,
      faulty: { fault: 'changed', position: 3, entryId: ids[2], kind: expect.any(String) },
    });
  });

  it('finds a removed entry, with or without its seal', async () => {
    await tamper(`DELETE FROM audit_entries WHERE id = ${third()}`);
    expect((await verify()).faulty).toMatchObject({ fault: 'removed', position: 3, entryId: ids[2] });
    await tamper('DELETE FROM audit_seals WHERE position = 3');
    expect((await verify()).faulty).toMatchObject({ fault: 'gap', position: 3 });
    await tamper('UPDATE audit_seals SET position = position - 1 WHERE position > 3');
    expect((await verify()).faulty).toMatchObject({ fault: 'changed', position: 3, entryId: ids[3] });
  });

  it('finds an inserted entry, with or without a seal', async () => {
    const id = newId();
    await tamper(`INSERT INTO audit_entries (id, kind, actor_kind) VALUES ('${id}', 'signOut', 'system')`);
    expect((await verify()).faulty).toMatchObject({ fault: 'inserted', entryId: id, kind: 'signOut' });
    await tamper(
      'UPDATE audit_seals SET position = -position WHERE position > 2',
      'UPDATE audit_seals SET position = 1 - position WHERE position < 0',
      `INSERT INTO audit_seals (position, entry_id, hash, salts, sealed_at) VALUES (3, '${id}', sha256('x'), '{}', now())`,
    );
    expect(await verify()).toMatchObject({ verified: 2, faulty: { fault: 'changed', position: 3, entryId: id } });
  });

  it('finds two entries that changed places', async () => {
    await tamper(
      'UPDATE audit_seals SET position = -position WHERE position IN (3, 4)',
      'UPDATE audit_seals SET position = 7 + position WHERE position < 0',
    );
    expect(await verify()).toMatchObject({ verified: 2, faulty: { fault: 'changed', position: 3, entryId: ids[3] } });
  });

  it('finds an entry that was removed before it was sealed', async () => {
    const id = await write(pool());
    await tamper(`DELETE FROM audit_entries WHERE id = '${id}'`);
    expect(await verify()).toMatchObject({ verified: 5, faulty: { fault: 'removedUnsealed', entryId: id } });
    await write(pool());
    await seal();
    expect(await verify()).toMatchObject({ verified: 6, faulty: { fault: 'removedUnsealed', entryId: id } });
  });

  it('finds a removed or replaced end only with a hash that was kept elsewhere', async () => {
    const { lastHash } = await verify();
    const kept = lastHash ?? '';
    expect(await verify(kept)).toMatchObject({ hasExpected: true, faulty: null });
    await write(pool());
    await seal();
    expect(await verify(kept)).toMatchObject({ verified: 6, hasExpected: true, faulty: null });

    const end = `SELECT entry_id FROM audit_seals WHERE position > 3`;
    await tamper(`DELETE FROM audit_entries WHERE id IN (${end})`, 'DELETE FROM audit_seals WHERE position > 3');
    expect(await verify(kept)).toMatchObject({ verified: 3, hasExpected: false, faulty: null });
    await write(pool(), { by: 'Someone else' });
    await write(pool(), { by: 'Someone else' });
    await seal();
    expect(await verify(kept)).toMatchObject({ verified: 5, hasExpected: false, faulty: null });
    expect((await verify()).lastHash).not.toBe(kept);
  });

  it('still succeeds after a text was erased, counts it, and accepts no other text in its place', async () => {
    const { lastHash } = await verify();
    const { rows } = await pool().query<{ salt: string }>(
      `SELECT salts ->> 'data.by' AS salt FROM audit_seals WHERE position = 3`,
    );
    const digest = digestOf(rows[0]?.salt ?? '', 'data.by', 'Clerk 2');
    await tamper(
      `UPDATE audit_entries SET data = data - 'by' WHERE id = ${third()}`,
      `UPDATE audit_seals SET salts = salts - 'data.by', erased = jsonb_build_object('data.by', '${digest}') WHERE position = 3`,
    );
    expect(await verify()).toMatchObject({ verified: 5, erased: 1, lastHash, faulty: null });
    await tamper(`UPDATE audit_entries SET data = data || '{"by": "Bob"}' WHERE id = ${third()}`);
    expect((await verify()).faulty).toMatchObject({ fault: 'changed', position: 3 });
  });
});

it('verifies an empty log', async () => {
  expect(await verify()).toEqual({
    ...{ verified: 0, lastHash: null, erased: 0, unsealed: 0, hasExpected: false, faulty: null },
  });
});
