import type { GuardedAction } from '#domain/account/recentAuthentication.ts';
import { newId } from '#server/newId.ts';
import { card } from '#tests/adapters/payments/payer.ts';
import { actionsOfOperators } from '#tests/permissions/actionsOfOperators.ts';
import { codeOf, setUpApp, setUpPasskey, defaultDevice } from '#tests/support/factors.ts';
import { payOnline, usePayments } from '#tests/support/paymentFixture.ts';
import {
  type TestPerson,
  type TestTeam,
  makeForm,
  makeKnown,
  makePerson,
  makeRole,
  makeTeam,
} from '#tests/support/people.ts';

export const paying = usePayments();
const { api } = paying;

/** The records that one row of the table needs; each row makes its own. */
export interface World {
  readonly team: TestTeam;
  readonly owner: TestPerson;
  readonly somebody: TestPerson;
}

type Input = Record<string, unknown>;

export interface ProtectedAction {
  readonly action: GuardedAction;
  readonly mutation: string;
  readonly who?: (world: World) => Promise<TestPerson>;
  readonly input: (world: World, who: TestPerson) => Promise<Input>;
}

export const roleId = (id: string): string => `Role:${id}`;
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

/** Every action that needs recent authentication, with each mutation that performs it. */
export const protectedActions: Readonly<Record<string, ProtectedAction>> = {
  'adding an owner': {
    action: 'givePowers',
    mutation: 'addRoleMember',
    input: async ({ team, somebody }) => ({ roleId: roleId(team.ownerRoleId), userId: `User:${somebody.id}` }),
  },
  'inviting an owner': {
    action: 'givePowers',
    mutation: 'inviteRoleMember',
    input: async ({ team }) => ({ roleId: roleId(team.ownerRoleId), name: 'Olga', email: 'olga@example.gov' }),
  },
  'adding a manager': {
    action: 'givePowers',
    mutation: 'addRoleMember',
    input: async ({ team, somebody }) => ({ roleId: roleId(team.managerRoleId), userId: `User:${somebody.id}` }),
  },
  'creating a role with manager permissions': {
    action: 'givePowers',
    mutation: 'createRole',
    input: async ({ team }) => ({
      ...{ teamId: `Team:${team.id}`, name: 'Deputies', memberMgmtLevel: 'owners' },
      flags: { teamManager: true },
    }),
  },
  'giving a role permission to manage money': {
    action: 'givePowers',
    mutation: 'updateRole',
    input: async ({ team }) => ({
      roleId: roleId(await makeRole(paying.services, team.id, { name: 'Clerks' })),
      flags: { financeManager: true },
    }),
  },
  'opening a manager role to anyone': {
    action: 'givePowers',
    mutation: 'updateRole',
    input: async ({ team }) => ({ roleId: roleId(team.managerRoleId), memberMgmtLevel: 'anyone' }),
  },
  'creating an API token': {
    action: 'createApiToken',
    mutation: 'createApiToken',
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, name: 'Sync', scopes: ['team:read'] }),
  },
  'changing payouts': {
    action: 'changePayouts',
    mutation: 'setUpMerchantAccount',
    input: async ({ team }) => ({ teamId: `Team:${team.id}` }),
  },
  'refunding money': {
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
  'starting to add a passkey': { action: 'changeFactors', mutation: 'beginPasskey', input: async () => ({}) },
  'adding a passkey': {
    action: 'changeFactors',
    mutation: 'addPasskey',
    input: async (_world, who) => {
      const { data } = await api.act(who, 'beginPasskey', {}, 'token options');
      const { token, options } = data.beginPasskey;
      return { token, name: 'Laptop', passkey: defaultDevice().make(options) };
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
  'starting to set up an authenticator app': {
    action: 'changeFactors',
    mutation: 'beginAuthenticatorApp',
    input: async () => ({}),
  },
  'naming a refund authority': {
    action: 'nameAuthority',
    mutation: 'addTemplateAuthority',
    input: async ({ team, somebody }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, userId: `User:${somebody.id}` };
    },
  },
  'removing a refund authority': {
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
  'allowing refunds without a second person': {
    action: 'waiveAuthorization',
    mutation: 'requireRefundAuthorization',
    input: async ({ team }) => {
      await paying.services.db.team.update({ where: { id: team.id }, data: { refundAuthorizationRequired: true } });
      return { teamId: `Team:${team.id}`, required: false };
    },
  },
  'adding someone to a form': {
    action: 'changeFormMembers',
    mutation: 'addTemplateMember',
    input: async ({ team, somebody }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, userId: `User:${somebody.id}` };
    },
  },
  'inviting someone to a form': {
    action: 'changeFormMembers',
    mutation: 'inviteTemplateMember',
    input: async ({ team }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, name: 'Olga', email: `${newId()}@example.gov` };
    },
  },
  'giving someone edit access to a form': {
    action: 'changeFormMembers',
    mutation: 'setTemplateMemberLevel',
    input: async (world) => ({ membershipId: await formMember(world), permissionLevelId: 2 }),
  },
  'removing someone from a form': {
    action: 'changeFormMembers',
    mutation: 'removeTemplateMember',
    input: async (world) => ({ membershipId: await formMember(world) }),
  },
  'removing a refund authority from a team': {
    action: 'nameAuthority',
    mutation: 'takeOffTeam',
    input: async ({ team, somebody }) => {
      const masterTemplateId = await makeForm(paying.services, team.id);
      const place = { teamId: team.id, masterTemplateId, userId: somebody.id };
      await paying.services.db.masterTemplateAuthority.create({ data: { id: newId(), ...place } });
      return { teamId: `Team:${team.id}`, userId: `User:${somebody.id}` };
    },
  },
  'removing someone from a team and its forms': {
    action: 'changeFormMembers',
    mutation: 'takeOffTeam',
    input: async (world) => {
      await formMember(world);
      return { teamId: `Team:${world.team.id}`, userId: `User:${world.somebody.id}` };
    },
  },
  'leaving a team as a refund authority': {
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
  'letting everyone search submissions': {
    action: 'openRecords',
    mutation: 'updateMasterTemplate',
    input: async ({ team }) => {
      const formId = await makeForm(paying.services, team.id);
      return { masterTemplateId: `MasterTemplate:${formId}`, publiclySearchable: true };
    },
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
  'creating new recovery codes': {
    action: 'changeFactors',
    mutation: 'makeRecoveryCodes',
    who: withApp,
    input: async () => ({}),
  },
  'requiring two-step sign-in for a team': {
    action: 'requireSecondFactor',
    mutation: 'requireSecondFactor',
    who: withApp,
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, isRequired: true }),
  },
  "resetting an account's two-step sign-in": {
    action: 'resetFactors',
    mutation: 'resetFactors',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => {
      await setUpApp(api, somebody);
      return { userId: `User:${somebody.id}` };
    },
  },
  "deactivating another person's account": {
    action: 'deactivatePerson',
    mutation: 'deactivatePerson',
    who: async () => makePerson(paying.services, { isOperator: true }),
    input: async ({ somebody }) => ({ userId: `User:${somebody.id}`, reason: 'Left the town' }),
  },
  ...actionsOfOperators(paying),
};

export async function makeWorld(): Promise<World> {
  const team = await makeTeam(paying.services);
  return { team, owner: team.owner, somebody: await makeKnown(paying.services, team.id) };
}
