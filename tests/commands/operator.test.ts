import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { sealAuditEntries } from '#server/operations/audit/sealAuditEntries.ts';
import { DataFolder } from '#tests/commands/DataFolder.ts';
import { cloneDatabase, type Clone } from '#tests/support/cloneDatabase.ts';
import { asTest } from '#tests/support/openDatabase.ts';
import { openReusedConnection } from '#tests/support/reusedConnections.ts';

let clone: Clone;
let db: pg.Client;
const data = new DataFolder();

beforeAll(async () => {
  clone = await cloneDatabase(inject('cluster'));
  db = new pg.Client(clone.url);
  await db.connect();
});

afterAll(async () => {
  await db.end();
  await clone.drop();
  data[Symbol.dispose]();
});

interface Said {
  readonly code: number;
  readonly text: string;
}

/** npm run operator, as typed on the server. */
function operator(...args: readonly string[]): Promise<Said> {
  const env = { ...process.env, NODE_ENV: '', DATABASE_URL: clone.url, DATA_DIR: data.path, LOG_LEVEL: 'silent' };
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', 'operator', '--', ...args], { cwd: root, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
    );
  });
}

async function account(email: string, verifiedAt: Date | null): Promise<void> {
  await db.query(
    `INSERT INTO users (id, email, name, claimed_at, email_verified_at) VALUES ($1, $2, 'Ann Lee', now(), $3)`,
    [randomUUID(), email, verifiedAt],
  );
}

/** As a worker does. */
async function seal(): Promise<void> {
  await using connected = openReusedConnection(asTest(clone.url));
  await sealAuditEntries({ pool: connected.pool, db: connected.db, now: () => new Date() });
}

const operators = async (): Promise<string[]> =>
  (await db.query<{ email: string }>('SELECT email FROM users WHERE is_operator ORDER BY email')).rows.map(
    ({ email }) => email,
  );

it('adds a new operator by an account link, adds an existing person, and removes one', async () => {
  expect((await operator('--list')).text).toContain('There are no operators yet.');
  const invited = await operator('new@town.gov');
  expect(invited.text).toMatch(/https?:\S+\/users\/claim\/\S+/);
  expect((await operator('--list')).text).toContain('(account not set up yet)');
  await account('ann@town.gov', new Date());
  expect((await operator('Ann@Town.gov')).text).toContain('keeps their existing account');
  expect(await operators()).toEqual(['ann@town.gov', 'new@town.gov']);
  expect((await operator('new@town.gov', '--remove')).code).toBe(0);
  expect((await operator('ann@town.gov', '--remove')).text).toContain('This site has no operators now.');
  expect(await operators()).toEqual([]);
}, 60_000);

it('rejects an unverified address, and prints its usage after a wrong call', async () => {
  await account('stranger@town.gov', null);
  const refused = await operator('stranger@town.gov');
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('it could be anyone')]);
  expect((await operator('not-an-address')).code).toBe(1);
  expect((await operator()).text).toContain('npm run operator -- someone@town.gov');
  expect(await operators()).toEqual([]);
}, 60_000);

it('writes a form as a file, and creates forms from files or explains why not', async () => {
  await account('clerk@town.gov', new Date());
  const team = randomUUID();
  await db.query(`INSERT INTO teams (id, slug, name) VALUES ($1, 'city-hall', 'City Hall')`, [team]);
  const path = `${data.path}/form.json`;
  const file = {
    ...{ format: 'portico-form', version: 1, name: 'Fence permit' },
    steps: [{ key: 'check', type: 'BasicStep', name: 'Check', external: false }],
  };
  const load = ['form', 'import', path, '--team', 'city-hall', '--by', 'clerk@town.gov'] as const;
  writeFileSync(path, JSON.stringify(file));
  expect((await operator(...load)).text).toMatch(/The form was created: https?:\S+\/workflows\/\S+\/edit/);
  const { text } = await operator('form', 'export', 'city-hall/fence-permit');
  expect(JSON.parse(text)).toEqual(file);
  writeFileSync(path, JSON.stringify({ ...file, steps: [{ type: 'BasicStep' }] }));
  const refused = await operator(...load);
  expect([refused.code, refused.text]).toEqual([1, expect.stringContaining('steps[0].external: is missing')]);
  expect((await db.query('SELECT name FROM master_templates')).rows).toEqual([{ name: 'Fence permit' }]);
}, 60_000);

it('verifies the audit log, and fails with the first entry that does not fit', async () => {
  await db.query(
    `INSERT INTO audit_entries (id, kind, actor_kind) SELECT gen_random_uuid(), 'signOut', 'system' FROM generate_series(1, 3)`,
  );
  expect(await operator('audit', 'verify')).toMatchObject({
    code: 0,
    text: expect.stringContaining('Not sealed yet: '),
  });
  await seal();
  const first = await operator('audit', 'verify');
  expect(first).toMatchObject({ code: 0, text: expect.stringContaining('The audit log is intact.') });
  const hash = /Last hash: ([\da-f]{64})/.exec(first.text)?.[1] ?? '';
  expect((await operator('audit', 'verify', '--expect', hash)).code).toBe(0);
  const other = await operator('audit', 'verify', '--expect', '0'.repeat(64));
  expect(other).toMatchObject({ code: 1, text: expect.stringContaining('The expected hash is not in the chain') });
  expect((await operator('audit', 'verify', '--expect', 'soon')).text).toContain('npm run operator -- audit verify');

  const { rows } = await db.query<{ id: string }>('SELECT entry_id AS id FROM audit_seals WHERE position = 2');
  await db.query(
    `BEGIN; SET LOCAL session_replication_role = replica; UPDATE audit_entries SET kind = 'signIn' WHERE id = '${rows[0]?.id}'; COMMIT`,
  );
  const changed = await operator('audit', 'verify', '--expect', hash);
  expect(changed.code).toBe(1);
  expect(changed.text).toContain(`The entry at position 2 doesn't fit. It, or its place, was changed: ${rows[0]?.id}`);
  expect(changed.text).toContain('Verified: 1 entry');
}, 60_000);
