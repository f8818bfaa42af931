import { randomUUID } from 'node:crypto';
import {
  type AccountActor,
  type AccountEffect,
  type AccountEvent,
  type AccountState,
} from '#domain/account/accountLifeCycle.ts';
import type { LinkPurpose } from '#domain/account/links.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { hashOfLink } from '#server/operations/account/accountLink.ts';
import { newBrowser } from '#tests/support/factors.ts';
import type { GraphQLAnswer, Api, Visitor } from '#tests/support/graphql.ts';
import {
  anotherBrowser,
  makePerson,
  makeToken,
  password,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { runJobs } from '#tests/support/runJobs.ts';

/** An account in one of its lifecycle states, with its related records; keys belong to a team. */
export interface AccountFixture {
  readonly email: string;
  /** the requested new address */
  readonly wanted: string;
  /** null if there is no account */
  readonly id: string | null;
  /** the browser that created the account, signed in while there is a session */
  readonly browser: Visitor;
}

export async function makeAccount(api: Api, team: TestTeam, state: AccountState): Promise<AccountFixture> {
  const email = `${randomUUID()}@example.gov`;
  const wanted = `wanted.${email}`;
  if (state === 'none') return { email, wanted, id: null, browser: newBrowser() };
  const traits = {
    email,
    name: 'Before',
    isInvited: state === 'invited',
    isVerified: !['invited', 'unverified'].includes(state),
  };
  const person = await makePerson(api.services, traits);
  await hang(api, team, person, state);
  const data = {
    ...(state === 'closed' ? { deactivatedAt: new Date() } : {}),
    ...(state === 'moving' || state === 'unverified' ? { pendingEmail: wanted } : {}),
  };
  await api.services.db.user.update({ where: { id: person.id }, data });
  return { email, wanted, id: person.id, browser: Object.assign(newBrowser(), { cookie: person.cookie }) };
}

const anHour = 60 * 60_000;
const earlier = () => new Date(Date.now() - anHour / 2);

async function mailLink({ services }: Api, userId: string, email: string, purpose: LinkPurpose): Promise<string> {
  const token = `${randomUUID()}${randomUUID()}`;
  const expiresAt = new Date(Date.now() + anHour);
  const link = { id: newId(), userId, email, purpose, tokenHash: hashOfLink(token), createdAt: earlier(), expiresAt };
  await services.db.accountToken.create({ data: link });
  return token;
}

/** What accounts collect over time: other sessions, links, keys, a known browser, settings, an invitation. */
async function hang(api: Api, team: TestTeam, person: TestPerson, state: AccountState): Promise<void> {
  const { services } = api;
  const { id } = person;
  if (state !== 'invited' && state !== 'closed') await anotherBrowser(services, person);
  await mailLink(api, id, person.email, 'reset_password');
  await makeToken(services, team.id, person, ['team:read']);
  await services.db.knownDevice.create({ data: { id: randomUUID(), userId: id } });
  await services.db.user.update({ where: { id }, data: { username: `u${randomUUID().slice(0, 12)}` } });
}

export interface Snapshot {
  readonly user: User | null;
  readonly sessions: readonly string[];
  readonly openLinks: readonly string[];
  readonly keys: number;
  readonly devices: readonly string[];
  readonly waiting: number;
  readonly mails: readonly string[];
}

export async function snapshot({ services: { db } }: Api, { id, email, wanted }: AccountFixture): Promise<Snapshot> {
  const user = await db.user.findFirst({ where: id === null ? { email } : { id } });
  const userId = user?.id ?? newId();
  const open = {
    userId,
    usedAt: null,
    expiresAt: { gt: new Date() },
    createdAt: { lt: new Date(Date.now() - anHour / 4) },
  };
  return {
    user,
    sessions: (await db.session.findMany({ where: { userId } })).map((row) => row.id),
    openLinks: (await db.accountToken.findMany({ where: open })).map((row) => row.id),
    keys: await db.apiToken.count({ where: { createdById: userId, revokedAt: null } }),
    devices: (await db.knownDevice.findMany({ where: { userId } })).map((row) => row.id),
    waiting: await db.invitation.count({ where: { userId, acceptedAt: null } }),
    mails: (await db.outboxMail.findMany({ where: { toEmail: { in: [email, wanted] } }, orderBy: { id: 'asc' } })).map(
      ({ kind }) => kind,
    ),
  };
}

const newPassword = 'a lantern in the attic';

type Doing = (api: Api, life: AccountFixture, browser: Visitor) => Promise<GraphQLAnswer>;

const byLink =
  (
    mutation: string,
    purpose: LinkPurpose,
    more: Record<string, unknown> = {},
    mailedTo: 'email' | 'wanted' = 'email',
  ): Doing =>
  async (api, life, browser) => {
    const token = life.id === null ? 'none' : await mailLink(api, life.id, life[mailedTo], purpose);
    return api.attemptByName(browser, mutation, { token, ...more });
  };

/** How each event is triggered. */
export const accountEventActions = (team: TestTeam, operator: Visitor): Readonly<Record<AccountEvent, Doing>> => ({
  signUp: (api, { email }, browser) => api.attempt(browser, 'signUp', { name: 'After', email, password: newPassword }),
  signIn: (api, { email }, browser) =>
    api.attempt(Object.assign(browser, { cookie: null }), 'signIn', { email, password }),
  invite: (api, { email }) =>
    api.attempt(team.owner, 'inviteRoleMember', { roleId: `Role:${team.memberRoleId}`, email, name: 'Invited' }),
  askForReset: async (api, { email }, browser) => {
    const answer = await api.attempt(browser, 'requestPasswordReset', { email });
    await runJobs(api.services);
    return answer;
  },
  askForVerification: (api, _life, browser) => api.attempt(browser, 'sendVerificationEmail', {}),
  verify: byLink('verifyEmail', 'verify_email'),
  claim: byLink('claimAccount', 'claim_account', { name: 'After', password: newPassword }),
  resetPassword: byLink('resetPassword', 'reset_password', { password: newPassword }),
  changePassword: (api, _life, browser) =>
    api.attempt(browser, 'changePassword', { currentPassword: password, password: newPassword }),
  askForAddress: (api, { wanted }, browser) => api.attempt(browser, 'changeEmail', { email: wanted, password }),
  confirmAddress: byLink('verifyEmail', 'verify_email', {}, 'wanted'),
  close: (api, _life, browser) => api.attempt(browser, 'closeAccount', { password }),
  deactivate: (api, { id }) =>
    api.attempt(operator, 'deactivatePerson', { userId: `User:${id ?? newId()}`, reason: 'Left' }),
  reactivate: (api, { id }) => api.attempt(operator, 'reactivatePerson', { userId: `User:${id ?? newId()}` }),
  takeOffTeam: (api, { id }) =>
    api.attempt(team.owner, 'takeOffTeam', { teamId: `Team:${team.id}`, userId: `User:${id ?? newId()}` }),
});

/** The visitor for each actor, with a session of the account or without one. */
export const actorBrowser = (life: AccountFixture, actor: AccountActor): Visitor =>
  actor === 'holder' || actor === 'owner' ? life.browser : newBrowser();

const mailsOf: Readonly<Partial<Record<AccountEffect, readonly string[]>>> = {
  mailVerification: ['verifyEmail'],
  mailClaim: ['claimAccount', 'invitation'],
  mailReset: ['resetPassword'],
  mailKnown: ['accountKnown'],
  mailNews: ['addedTo'],
  mailPasswordChanged: ['passwordChanged'],
  mailAddressAsked: ['emailChanging'],
  mailClosed: ['accountClosed'],
  mailReopened: ['accountReopened'],
};

interface ShownAccount {
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** whether the actor's browser has a new session */
  readonly isIn: boolean;
}

const isGone = <Each>(before: readonly Each[], after: readonly Each[]): boolean =>
  before.length > 0 && before.every((each) => !after.includes(each));

/** An observable sign of each effect; null if there was nothing to observe. */
export const effectChecks: Readonly<Record<AccountEffect, (seen: ShownAccount) => boolean | null>> = {
  makeAccount: ({ before, after }) => before.user === null && after.user !== null,
  verifyAddress: ({ before, after }) => before.user?.emailVerifiedAt === null && after.user?.emailVerifiedAt != null,
  takeAddress: ({ before, after }) => before.user !== null && before.user.email !== after.user?.email,
  setName: ({ before, after }) => before.user !== null && after.user?.name === 'After',
  setPassword: ({ before, after }) =>
    before.user !== null && after.user?.passwordHash != null && before.user.passwordHash !== after.user.passwordHash,
  giveUp: ({ before, after }) => before.user?.passwordHash != null && after.user?.passwordHash === null,
  forgetOwner: ({ before, after }) => isGone(before.devices, after.devices) && after.user?.username === null,
  forgetAsked: ({ before, after }) => (before.user?.pendingEmail ? after.user?.pendingEmail === null : null),
  startSession: ({ isIn }) => isIn,
  keepSession: ({ isIn }) => isIn,
  endSessions: ({ before, after }) => (before.sessions.length > 0 ? isGone(before.sessions, after.sessions) : null),
  voidLinks: ({ before, after }) => (before.openLinks.length > 0 ? isGone(before.openLinks, after.openLinks) : null),
  revokeTokens: ({ before, after }) => before.keys > 0 && after.keys === 0,
  acceptInvitations: ({ before, after }) => (before.waiting > 0 ? after.waiting === 0 : null),
  ...(Object.fromEntries(
    Object.entries(mailsOf).map(([effect, kinds]) => [
      effect,
      ({ before, after }: ShownAccount) => after.mails.slice(before.mails.length).some((kind) => kinds.includes(kind)),
    ]),
  ) as Record<MailEffect, (seen: ShownAccount) => boolean>),
};
type MailEffect = Extract<AccountEffect, `mail${string}`>;
