import { Kind, type DocumentNode } from 'graphql';
import { describe, expect, it, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { guardedActions, peopleOnly, type GuardedAction } from '#domain/account/freshness.ts';
import { auditKinds } from '#domain/audit/auditKinds.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { newId } from '#server/newId.ts';
import { compileEndpoint } from '#server/rest/compileEndpoint.ts';
import { endpoints } from '#server/rest/endpoints.ts';
import { workSecurity } from '#server/rest/operationSecurity.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { unguarded } from '#tests/permissions/unguarded.ts';
import { codeOf, lastProved, setUpApp, setUpPasskey, here } from '#tests/support/factors.ts';
import { visitor } from '#tests/support/graphql.ts';
import { payOnline, usePaying } from '#tests/support/paying.ts';
import {
  type TestPerson,
  type TestTeam,
  makeForm,
  makeKnown,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  password,
} from '#tests/support/people.ts';

const paying = usePaying();
const { api } = paying;

/** Everything that one row of the table needs, of its own. */
interface World {
  readonly team: TestTeam;
  readonly owner: TestPerson;
  readonly somebody: TestPerson;
}

type Input = Record<string, unknown>;

interface Deed {
  readonly action: GuardedAction;
  readonly mutation: string;
  readonly who?: (world: World) => Promise<TestPerson>;
  readonly input: (world: World, who: TestPerson) => Promise<Input>;
}

const role = (id: string): string => `Role:${id}`;
const withApp = async ({ owner }: World): Promise<TestPerson> => {
  await setUpApp(api, owner);
  return owner;
};
const clerk = async (): Promise<TestPerson> => paying.clerk;

async function paidCharge(): Promise<string> {
  const owing = await paying.owing();
  await payOnline(paying, paying.resident, owing.paymentId, card('4242424242424242'));
  await paying.webhooks();
  await paying.work();
  const where = { obligationId: owing.paymentId };
  return (await paying.services.db.charge.findFirstOrThrow({ where })).id;
}

async function waitingRefund(): Promise<string> {
  const chargeId = await paidCharge();
  const { db } = paying.services;
  const teams = { where: { id: paying.team.id } };
  await db.team.update({ ...teams, data: { refundAuthorizationRequired: true } });
  const { masterTemplateId } = await db.submission.findFirstOrThrow({ orderBy: { id: 'desc' } });
  const authority = { teamId: paying.team.id, masterTemplateId, userId: paying.team.owner.id };
  await db.masterTemplateAuthority.create({ data: { id: newId(), ...authority } });
  await api.act(paying.clerk, 'requestRefund', { chargeId: `Charge:${chargeId}`, everything: true });
  await db.team.update({ ...teams, data: { refundAuthorizationRequired: false } });
  return (await db.refund.findFirstOrThrow({ where: { chargeId } })).id;
}

async function formMember({ team, somebody }: World): Promise<string> {
  const place = { teamId: team.id, masterTemplateId: await makeForm(paying.services, team.id), userId: somebody.id };
  const data = { id: newId(), ...place, permissionLevelId: 1 };
  const { id } = await paying.services.db.masterTemplateMembership.create({ data });
  return `MasterTemplateMembership:${id}`;
}

/** All that asks for a fresh proof, by every mutation that leads to it. */
const deeds: Readonly<Record<string, Deed>> = {
  'adding an owner': {
    action: 'givePowers',
    mutation: 'addRoleMember',
    input: async ({ team, somebody }) => ({ roleId: role(team.ownerRoleId), userId: `User:${somebody.id}` }),
  },
  'inviting an owner': {
    action: 'givePowers',
    mutation: 'inviteRoleMember',
    input: async ({ team }) => ({ roleId: role(team.ownerRoleId), name: 'Olga', email: 'olga@example.gov' }),
  },
  'adding a manager': {
    action: 'givePowers',
    mutation: 'addRoleMember',
    input: async ({ team, somebody }) => ({ roleId: role(team.managerRoleId), userId: `User:${somebody.id}` }),
  },
  'making a role that manages': {
    action: 'givePowers',
    mutation: 'createRole',
    input: async ({ team }) => ({
      ...{ teamId: `Team:${team.id}`, name: 'Deputies', memberMgmtLevel: 'owners' },
      flags: { teamManager: true },
    }),
  },
  'letting a role manage money': {
    action: 'givePowers',
    mutation: 'updateRole',
    input: async ({ team }) => ({
      roleId: role(await makeRole(paying.services, team.id, { name: 'Clerks' })),
      flags: { financeManager: true },
    }),
  },
  'letting anyone into a role that manages': {
    action: 'givePowers',
    mutation: 'updateRole',
    input: async ({ team }) => ({ roleId: role(team.managerRoleId), memberMgmtLevel: 'anyone' }),
  },
  'making an API token': {
    action: 'createApiToken',
    mutation: 'createApiToken',
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, name: 'Sync', scopes: ['team:read'] }),
  },
  'changing payouts': {
    action: 'changePayouts',
    mutation: 'setUpMerchantAccount',
    input: async ({ team }) => ({ teamId: `Team:${team.id}` }),
  },
  'giving money back': {
    action: 'requestRefund',
    mutation: 'requestRefund',
    who: clerk,
    input: async () => ({ chargeId: `Charge:${await paidCharge()}`, everything: true }),
  },
  'approving a refund': {
    action: 'approveRefund',
    mutation: 'approveRefund',
    who: async () => paying.team.owner,
    input: async () => ({ refundId: `Refund:${await waitingRefund()}` }),
  },
  'beginning with a passkey': { action: 'changeFactors', mutation: 'beginPasskey', input: async () => ({}) },
  'adding a passkey': {
    action: 'changeFactors',
    mutation: 'addPasskey',
    input: async (_world, who) => {
      const { data } = await api.act(who, 'beginPasskey', {}, 'token options');
      const { token, options } = data.beginPasskey;
      return { token, name: 'Laptop', passkey: here().make(options) };
    },
  },
  'removing a passkey': {
    action: 'changeFactors',
    mutation: 'removePasskey',
    input: async (_world, who) => {
      await setUpPasskey(api, who);
      const { id } = await paying.services.db.passkey.findFirstOrThrow({ where: { userId: who.id } });
      return { passkeyId: `Passkey:${id}` };
    },
  },
  'beginning with an authenticator app': {
    action: 'changeFactors',
    mutation: 'beginAuthenticatorApp',
    input: async () => ({}),
  },
  'naming who approves refunds': {
    action: 'nameAuthority',
    mutation: 'addTemplateAuthority',
    input: async ({ team, somebody }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, userId: `User:${somebody.id}` };
    },
  },
  'taking away who approves refunds': {
    action: 'nameAuthority',
    mutation: 'removeTemplateAuthority',
    input: async ({ team, somebody }) => {
      const place = {
        teamId: team.id,
        masterTemplateId: await makeForm(paying.services, team.id),
        userId: somebody.id,
      };
      const { id } = await paying.services.db.masterTemplateAuthority.create({ data: { id: newId(), ...place } });
      return { authorityId: `MasterTemplateAuthority:${id}` };
    },
  },
  'letting refunds go without a second person': {
    action: 'waiveAuthorization',
    mutation: 'requireRefundAuthorization',
    input: async ({ team }) => {
      await paying.services.db.team.update({ where: { id: team.id }, data: { refundAuthorizationRequired: true } });
      return { teamId: `Team:${team.id}`, required: false };
    },
  },
  'adding somebody to a form': {
    action: 'changeFormMembers',
    mutation: 'addTemplateMember',
    input: async ({ team, somebody }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, userId: `User:${somebody.id}` };
    },
  },
  'inviting somebody to a form': {
    action: 'changeFormMembers',
    mutation: 'inviteTemplateMember',
    input: async ({ team }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, name: 'Olga', email: `${newId()}@example.gov` };
    },
  },
  'letting somebody change a form': {
    action: 'changeFormMembers',
    mutation: 'setTemplateMemberLevel',
    input: async (world) => ({ membershipId: await formMember(world), permissionLevelId: 2 }),
  },
  'taking somebody off a form': {
    action: 'changeFormMembers',
    mutation: 'removeTemplateMember',
    input: async (world) => ({ membershipId: await formMember(world) }),
  },
  'suspending a team': {
    action: 'suspendTeam',
    mutation: 'suspendTeam',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, reason: 'Nobody knows it' }),
  },
  'letting a suspended team go on': {
    action: 'suspendTeam',
    mutation: 'reinstateTeam',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => {
      const data = { suspendedAt: new Date(), suspensionReason: 'Nobody knows it' };
      await paying.services.db.team.update({ where: { id: team.id }, data });
      return { teamId: `Team:${team.id}` };
    },
  },
  'taking somebody off a team who approves refunds': {
    action: 'nameAuthority',
    mutation: 'takeOffTeam',
    input: async ({ team, somebody }) => {
      const masterTemplateId = await makeForm(paying.services, team.id);
      const place = { teamId: team.id, masterTemplateId, userId: somebody.id };
      await paying.services.db.masterTemplateAuthority.create({ data: { id: newId(), ...place } });
      return { teamId: `Team:${team.id}`, userId: `User:${somebody.id}` };
    },
  },
  'taking somebody off a team and its forms': {
    action: 'changeFormMembers',
    mutation: 'takeOffTeam',
    input: async (world) => {
      await formMember(world);
      return { teamId: `Team:${world.team.id}`, userId: `User:${world.somebody.id}` };
    },
  },
  'leaving a team as a person who approves refunds': {
    action: 'nameAuthority',
    mutation: 'leaveTeam',
    who: async ({ team }) => team.member,
    input: async ({ team }) => {
      const masterTemplateId = await makeForm(paying.services, team.id);
      const place = { teamId: team.id, masterTemplateId, userId: team.member.id };
      await paying.services.db.masterTemplateAuthority.create({ data: { id: newId(), ...place } });
      return { teamId: `Team:${team.id}` };
    },
  },
  'letting everybody search what was sent in': {
    action: 'openRecords',
    mutation: 'updateMasterTemplate',
    input: async ({ team }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, publiclySearchable: true };
    },
  },
  'vouching for a team': {
    action: 'letTeamIn',
    mutation: 'letTeamIn',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => {
      await paying.services.db.team.update({ where: { id: team.id }, data: { letInAt: null } });
      return { teamId: `Team:${team.id}`, despiteLikeness: true };
    },
  },
  'making a team that was asked for': {
    action: 'letTeamIn',
    mutation: 'approveTeamApplication',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => {
      const id = newId();
      const name = `Office ${id}`;
      const wish = { id, applicantId: somebody.id, name, purpose: 'Permits', createdAt: paying.services.now() };
      await paying.services.db.teamApplication.create({ data: wish });
      return { teamApplicationId: `TeamApplication:${id}`, despiteLikeness: true };
    },
  },
  'changing what the platform takes': {
    action: 'changeFees',
    mutation: 'setTeamFees',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, noFee: true }),
  },
  'adding an authenticator app': {
    action: 'changeFactors',
    mutation: 'addAuthenticatorApp',
    input: async (_world, who) => {
      const { data } = await api.act(who, 'beginAuthenticatorApp', {}, 'token secret');
      const { token, secret } = data.beginAuthenticatorApp;
      return { token, code: codeOf(secret) };
    },
  },
  'removing the authenticator app': {
    action: 'changeFactors',
    mutation: 'removeAuthenticatorApp',
    who: withApp,
    input: async () => ({}),
  },
  'making new recovery codes': {
    action: 'changeFactors',
    mutation: 'makeRecoveryCodes',
    who: withApp,
    input: async () => ({}),
  },
  'asking a team for a second factor': {
    action: 'requireSecondFactor',
    mutation: 'requireSecondFactor',
    who: withApp,
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, isRequired: true }),
  },
  'taking the second factors off an account': {
    action: 'resetFactors',
    mutation: 'resetFactors',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => {
      await setUpApp(api, somebody);
      return { userId: `User:${somebody.id}` };
    },
  },
  'closing the account of another': {
    action: 'deactivatePerson',
    mutation: 'deactivatePerson',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => ({ userId: `User:${somebody.id}`, reason: 'Left the town' }),
  },
  'opening an account again': {
    action: 'reactivatePerson',
    mutation: 'reactivatePerson',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => {
      await paying.services.db.user.update({ where: { id: somebody.id }, data: { deactivatedAt: new Date() } });
      return { userId: `User:${somebody.id}` };
    },
  },
};

/** What there is, and what a refusal must leave as it was. */
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

async function makeWorld(): Promise<World> {
  const team = await makeTeam(paying.services);
  return { team, owner: team.owner, somebody: await makeKnown(paying.services, team.id) };
}

test('every action that is named has its row, and no row is of another', () => {
  const rows = new Set(Object.values(deeds).map(({ action }) => action));
  expect([...rows].toSorted()).toEqual(Object.keys(guardedActions).toSorted());
});

describe.each(Object.entries(deeds))('%s', (_name, { mutation, who, input }) => {
  it('is refused to a session whose last proof is too old, changes nothing, and is done after a new one', async () => {
    const world = await makeWorld();
    const person = who ? await who(world) : world.owner;
    const asked = await input(world, person);
    await lastProved(paying.services, person, 11);
    const before = await everything();
    const refused = await api.act(person, mutation, asked);
    expect([refused.refusal, refused.data[mutation].kind]).toEqual(['confirmationNeeded', 'forbidden']);
    expect(await everything()).toEqual(before);

    await api.act(person, 'confirmPassword', { password });
    const { refusal, codes } = await api.act(person, mutation, asked);
    expect([refusal, codes]).toEqual([null, []]);
    if (mutation.startsWith('begin')) return;
    const kept = await paying.services.db.auditEntry.count({ where: { kind: mutation, actorId: person.id } });
    expect(kept).toBe(1);
  });
});

async function answeredToToken({ who, mutation, input, action }: Deed): Promise<string> {
  const world = await makeWorld();
  const person = who ? await who(world) : world.owner;
  const asked = await input(world, person);
  const team = guardedActions[action].byToken ? paying.team.id : world.team.id;
  const { token } = await makeToken(paying.services, team, person, tokenScopes);
  const { refusal, codes } = await api.act(visitor({ token }), mutation, asked);
  return JSON.stringify(refusal ?? codes[0] ?? 'done');
}

const rowsOf = (isByToken: boolean) =>
  Object.entries(deeds).filter(([, { action }]) => guardedActions[action].byToken === isByToken);

test.each(rowsOf(false))('%s is refused to every token, whatever its scopes', async (_name, deed) => {
  expect(['"peopleOnly"', '"FORBIDDEN"', '"NOT_FOUND"']).toContain(await answeredToToken(deed));
});

test.each(rowsOf(true))('%s is done by a token whose scope is for it', async (_name, deed) => {
  expect(await answeredToToken(deed)).toBe('"done"');
});

const mutations = Object.keys(porticoSchema().getMutationType()?.getFields() ?? {});

test('every mutation asks for a fresh proof, or says why not', () => {
  const asking = new Set(Object.values(deeds).map(({ mutation }) => mutation));
  const excused = Object.values(unguarded).flat();
  expect(mutations.filter((one) => !asking.has(one) && !excused.includes(one))).toEqual([]);
  expect(excused.filter((one) => asking.has(one) || !mutations.includes(one))).toEqual([]);
  expect(excused.filter((one, place) => excused.indexOf(one) !== place)).toEqual([]);
});

test('whatever asks for a fresh proof is kept in the audit log', () => {
  const asking = Object.values(deeds).map(({ mutation }) => mutation);
  expect(asking.filter((one) => !one.startsWith('begin') && !(one in auditKinds))).toEqual([]);
});

test('every call of the REST API that changes something is one of these mutations, and no token makes one for people alone', () => {
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
  expect(changing.filter(({ roots, byToken }) => byToken && roots.some((root) => peopleOnly.has(root)))).toEqual([]);
  const known = [...Object.values(unguarded).flat(), ...Object.values(deeds).map(({ mutation }) => mutation)];
  expect(changing.filter(({ roots }) => roots.some((root) => !known.includes(root)))).toEqual([]);
});

const rootsOf = ({ definitions }: DocumentNode): string[] =>
  definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? each.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []))
      : [],
  );

test('what a mutation always asks for, no token does by it', () => {
  const known = Object.values(deeds).map(({ mutation, action }) => `${mutation} ${action}`);
  const always = Object.entries(guardedActions).flatMap(([action, row]) => row.always.map((one) => `${one} ${action}`));
  expect(always.filter((row) => !known.includes(row))).toEqual([]);
});

test('a second person can be asked for without a proof, and by whoever is not a person', async () => {
  const { team, owner } = await makeWorld();
  await lastProved(paying.services, owner, 600);
  const { token } = await makeToken(paying.services, team.id, owner, tokenScopes);
  const demand = (required: boolean) =>
    api.act(visitor({ token }), 'requireRefundAuthorization', { teamId: `Team:${team.id}`, required });
  expect((await demand(true)).refusal).toBeNull();
  expect((await demand(false)).refusal).toBe('peopleOnly');
});

describe('what makes nobody powerful', () => {
  it('is not asked about: a member, a new name', async () => {
    const { team, owner, somebody } = await makeWorld();
    await lastProved(paying.services, owner, 600);
    const members = { roleId: role(team.memberRoleId), userId: `User:${somebody.id}` };
    expect((await api.act(owner, 'addRoleMember', members)).refusal).toBeNull();
    expect(
      (await api.act(owner, 'updateRole', { roleId: role(team.managerRoleId), name: 'Chiefs' })).refusal,
    ).toBeNull();
    const less = { roleId: role(team.managerRoleId), flags: { teamManager: false } };
    expect((await api.act(owner, 'updateRole', less)).refusal).toBeNull();
  });
});

describe('proving it anew', () => {
  it('takes the right password, and guesses are limited as at sign-in', async () => {
    const person = await makePerson(paying.services);
    const confirm = (typed: string) => api.act(person, 'confirmPassword', { password: typed });
    expect((await confirm('wrong password')).refusal).toEqual({ password: 'passwordWrong' });
    expect((await confirm(password)).refusal).toBeNull();
    const codes = [];
    for (let times = 0; times < 9; times += 1) codes.push(...(await confirm('wrong password')).codes);
    expect(codes).toContain('TOO_FAST');
  });

  it('takes a code of the app or a passkey of the person, each once, in place of the password', async () => {
    const { owner, team } = await makeWorld();
    const { secret } = await setUpApp(api, owner);
    const { device } = await setUpPasskey(api, owner);
    const deed = () =>
      api.act(owner, 'createApiToken', { teamId: `Team:${team.id}`, name: 'Sync', scopes: ['team:read'] });
    await lastProved(paying.services, owner, 11);
    expect((await api.act(owner, 'confirmByFactor', { code: '000000' })).refusal).toEqual({ code: 'codeWrong' });
    expect((await deed()).refusal).toBe('confirmationNeeded');
    const code = codeOf(secret);
    expect((await api.act(owner, 'confirmByFactor', { code })).refusal).toBeNull();
    expect((await deed()).refusal).toBeNull();
    expect((await api.act(owner, 'confirmByFactor', { code })).refusal).toEqual({ code: 'codeWrong' });

    await lastProved(paying.services, owner, 11);
    const { data } = await api.act(owner, 'requestPasskey', {}, 'token options');
    const { token, options } = data.requestPasskey;
    const others = await setUpPasskey(api, await makePerson(paying.services));
    const wrong = { token, passkey: others.device.sign(options) };
    expect((await api.act(owner, 'confirmByFactor', wrong)).refusal).toBe('passkeyRefused');
    const again = (await api.act(owner, 'requestPasskey', {}, 'token options')).data.requestPasskey;
    const right = { token: again.token, passkey: device.sign(again.options) };
    expect((await api.act(owner, 'confirmByFactor', right)).refusal).toBeNull();
    expect((await deed()).refusal).toBeNull();
  });
});
