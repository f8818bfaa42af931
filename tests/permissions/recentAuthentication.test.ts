import { Kind, type DocumentNode } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { guardedActions, mutationsWithoutTokens } from '#domain/account/recentAuthentication.ts';
import { auditKinds } from '#domain/audit/auditKinds.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import { endpoints } from '#server/rest/endpoints/endpoints.ts';
import { workSecurity } from '#server/rest/operationSecurity.ts';
import { mutationsWithoutGuard } from '#tests/permissions/mutationsWithoutGuard.ts';
import {
  makeWorld,
  paying,
  protectedActions,
  roleId,
  type ProtectedAction,
} from '#tests/permissions/protectedActions.ts';
import { codeOf, setLastProof, setUpApp, setUpPasskey } from '#tests/support/factors.ts';
import { visitor } from '#tests/support/graphql.ts';
import { makePerson, makeToken, password } from '#tests/support/people.ts';

const { api } = paying;

/** All records that a refused mutation must leave unchanged. */
async function everything(): Promise<unknown> {
  const { rows } = await paying.services.pool.query(`SELECT
    (SELECT json_agg(r ORDER BY id) FROM roles r) AS roles,
    (SELECT json_agg(m ORDER BY id) FROM role_members m) AS members,
    (SELECT json_agg(k ORDER BY id) FROM api_tokens k) AS tokens,
    (SELECT json_agg(a ORDER BY id) FROM merchant_accounts a) AS accounts,
    (SELECT json_agg(f ORDER BY id) FROM refunds f) AS refunds,
    (SELECT json_agg(a ORDER BY id) FROM master_template_authorities a) AS authorities,
    (SELECT json_agg(m ORDER BY id) FROM master_template_memberships m) AS form_members,
    (SELECT json_agg(p ORDER BY id) FROM passkeys p) AS passkeys,
    (SELECT json_agg(p ORDER BY user_id) FROM authenticator_apps p) AS apps,
    (SELECT json_agg(c ORDER BY id) FROM recovery_codes c) AS codes,
    (SELECT json_agg(c ORDER BY id) FROM identity_challenges c) AS challenges,
    (SELECT json_agg(ARRAY[second_factor_required, no_fee, refund_authorization_required, suspended_at IS NULL, let_in_at IS NULL] ORDER BY id) FROM teams) AS terms,
    (SELECT json_agg(publicly_searchable ORDER BY id) FROM master_templates) AS searchable,
    (SELECT json_agg(a ORDER BY id) FROM team_applications a) AS wishes,
    (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM outbox_mails) AS mails,
    (SELECT count(*) FROM ledger_entries) AS ledger, (SELECT count(*) FROM audit_entries) AS audited`);
  return rows[0];
}

test('every guarded action has a row, and no row names another action', () => {
  const rows = new Set(Object.values(protectedActions).map(({ action }) => action));
  expect([...rows].toSorted()).toEqual(Object.keys(guardedActions).toSorted());
});

describe.each(Object.entries(protectedActions))('%s', (_name, { mutation, who, input }) => {
  it('is refused without recent authentication, changes nothing, and succeeds after the password is confirmed', async () => {
    const world = await makeWorld();
    const person = who ? await who(world) : world.owner;
    const requested = await input(world, person);
    await setLastProof(paying.services, person, 11);
    const before = await everything();
    const refused = await api.attemptByName(person, mutation, requested);
    expect([refused.refusal, refused.data[mutation].kind]).toEqual(['confirmationNeeded', 'forbidden']);
    expect(await everything()).toEqual(before);

    await api.act(person, 'confirmPassword', { password });
    const { refusal, codes } = await api.attemptByName(person, mutation, requested);
    expect([refusal, codes]).toEqual([null, []]);
    if (mutation.startsWith('begin')) return;
    const kept = await paying.services.db.auditEntry.count({ where: { kind: mutation, actorId: person.id } });
    expect(kept).toBe(1);
  });
});

async function answeredToToken({ who, mutation, input, action }: ProtectedAction): Promise<string> {
  const world = await makeWorld();
  const person = who ? await who(world) : world.owner;
  const requested = await input(world, person);
  const team = guardedActions[action].byToken ? paying.team.id : world.team.id;
  const { token } = await makeToken(paying.services, team, person, tokenScopes);
  const { refusal, codes } = await api.attemptByName(visitor({ token }), mutation, requested);
  return JSON.stringify(refusal ?? codes[0] ?? 'done');
}

const rowsOf = (isByToken: boolean) =>
  Object.entries(protectedActions).filter(([, { action }]) => guardedActions[action].byToken === isByToken);

test.each(rowsOf(false))('%s is refused to every token, even with all scopes', async (_name, tried) => {
  expect(['"peopleOnly"', '"FORBIDDEN"', '"NOT_FOUND"']).toContain(await answeredToToken(tried));
});

test.each(rowsOf(true))('%s is allowed for a token with the right scope', async (_name, tried) => {
  expect(await answeredToToken(tried)).toBe('"done"');
});

const mutations = Object.keys(porticoSchema().getMutationType()?.getFields() ?? {});

test('every mutation needs recent authentication or is listed as an exception', () => {
  const asking = new Set(Object.values(protectedActions).map(({ mutation }) => mutation));
  const excused = Object.values(mutationsWithoutGuard).flat();
  expect(mutations.filter((one) => !asking.has(one) && !excused.includes(one))).toEqual([]);
  expect(excused.filter((one) => asking.has(one) || !mutations.includes(one))).toEqual([]);
  expect(excused.filter((one, place) => excused.indexOf(one) !== place)).toEqual([]);
});

test('every action that needs recent authentication is in the audit log', () => {
  const asking = Object.values(protectedActions).map(({ mutation }) => mutation);
  expect(asking.filter((one) => !one.startsWith('begin') && !(one in auditKinds))).toEqual([]);
});

test('every REST call that changes data runs one of these mutations, and no token runs one that is for people only', () => {
  const schema = porticoSchema();
  const rows = endpoints.flatMap((endpoint) => {
    const compiled = compileEndpoint(schema, endpoint);
    return [compiled, ...compiled.instead].map((work) => ({
      route: `${endpoint.method} ${endpoint.path}`,
      roots: rootsOf(work.document),
      byToken: workSecurity(schema, work).tokenScopes.length > 0,
    }));
  });
  const changing = rows.filter(({ roots }) => roots.some((root) => mutations.includes(root)));
  expect(changing.length).toBeGreaterThan(100);
  expect(
    changing.filter(({ roots, byToken }) => byToken && roots.some((root) => mutationsWithoutTokens.has(root))),
  ).toEqual([]);
  const known = [
    ...Object.values(mutationsWithoutGuard).flat(),
    ...Object.values(protectedActions).map(({ mutation }) => mutation),
  ];
  expect(changing.filter(({ roots }) => roots.some((root) => !known.includes(root)))).toEqual([]);
});

const rootsOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
      : [],
  );

test('a mutation that always needs recent authentication is closed to tokens', () => {
  const known = Object.values(protectedActions).map(({ mutation, action }) => `${mutation} ${action}`);
  const always = Object.entries(guardedActions).flatMap(([action, row]) => row.always.map((one) => `${one} ${action}`));
  expect(always.filter((row) => !known.includes(row))).toEqual([]);
});

test('a token may require refund authorization but not turn it off', async () => {
  const { team, owner } = await makeWorld();
  await setLastProof(paying.services, owner, 600);
  const { token } = await makeToken(paying.services, team.id, owner, tokenScopes);
  const demand = (required: boolean) =>
    api.attempt(visitor({ token }), 'requireRefundAuthorization', { teamId: `Team:${team.id}`, required });
  expect((await demand(true)).refusal).toBeNull();
  expect((await demand(false)).refusal).toBe('peopleOnly');
});

describe('a change that gives no one more power', () => {
  it('needs no recent authentication: a new member, a new name', async () => {
    const { team, owner, somebody } = await makeWorld();
    await setLastProof(paying.services, owner, 600);
    const members = { roleId: roleId(team.memberRoleId), userId: `User:${somebody.id}` };
    expect((await api.attempt(owner, 'addRoleMember', members)).refusal).toBeNull();
    expect(
      (await api.attempt(owner, 'updateRole', { roleId: roleId(team.managerRoleId), name: 'Chiefs' })).refusal,
    ).toBeNull();
    const less = { roleId: roleId(team.managerRoleId), flags: { teamManager: false } };
    expect((await api.attempt(owner, 'updateRole', less)).refusal).toBeNull();
  });
});

describe('confirming again', () => {
  it('accepts the right password and limits guesses as sign-in does', async () => {
    const person = await makePerson(paying.services);
    const confirm = (typed: string) => api.attempt(person, 'confirmPassword', { password: typed });
    expect((await confirm('wrong password')).refusal).toEqual({ password: 'passwordWrong' });
    expect((await confirm(password)).refusal).toBeNull();
    const codes = [];
    for (let times = 0; times < 9; times += 1) codes.push(...(await confirm('wrong password')).codes);
    expect(codes).toContain('TOO_FAST');
  });

  it('accepts an app code or a passkey instead of the password, each once', async () => {
    const { owner, team } = await makeWorld();
    const { secret } = await setUpApp(api, owner);
    const { device } = await setUpPasskey(api, owner);
    const tried = () =>
      api.attempt(owner, 'createApiToken', { teamId: `Team:${team.id}`, name: 'Sync', scopes: ['team:read'] });
    await setLastProof(paying.services, owner, 11);
    expect((await api.attempt(owner, 'confirmByFactor', { code: '000000' })).refusal).toEqual({ code: 'codeWrong' });
    expect((await tried()).refusal).toBe('confirmationNeeded');
    const code = codeOf(secret);
    expect((await api.attempt(owner, 'confirmByFactor', { code })).refusal).toBeNull();
    expect((await tried()).refusal).toBeNull();
    expect((await api.attempt(owner, 'confirmByFactor', { code })).refusal).toEqual({ code: 'codeWrong' });

    await setLastProof(paying.services, owner, 11);
    const { data } = await api.act(owner, 'requestPasskey', {}, 'token options');
    const { token, options } = data.requestPasskey;
    const others = await setUpPasskey(api, await makePerson(paying.services));
    const wrong = { token, passkey: others.device.sign(options) };
    expect((await api.attempt(owner, 'confirmByFactor', wrong)).refusal).toBe('passkeyRefused');
    const again = (await api.act(owner, 'requestPasskey', {}, 'token options')).data.requestPasskey;
    const right = { token: again.token, passkey: device.sign(again.options) };
    expect((await api.attempt(owner, 'confirmByFactor', right)).refusal).toBeNull();
    expect((await tried()).refusal).toBeNull();
  });
});
