import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import {
  addToForm,
  makeForm,
  makeKnown,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';

const api = useApi();

interface World {
  readonly team: TestTeam;
  readonly form: string;
  readonly formReader: TestPerson;
  readonly formWriter: TestPerson;
  readonly other: TestTeam;
  readonly somebody: TestPerson;
}

/** Everyone who can make a request. The owner creates the keys. */
const askers = {
  stranger: async () => visitor(),
  citizen: async () => makePerson(api.services),
  unverifiedOwner: async ({ team }) => {
    const person = await makePerson(api.services, { isVerified: false });
    await api.services.db.roleMember.create({
      data: { id: newId(), teamId: team.id, roleId: team.ownerRoleId, userId: person.id },
    });
    return person;
  },
  member: async ({ team }) => team.member,
  manager: async ({ team }) => team.manager,
  owner: async ({ team }) => team.owner,
  formReader: async ({ formReader }) => formReader,
  formWriter: async ({ formWriter }) => formWriter,
  otherOwner: async ({ other }) => other.owner,
  keyReading: async ({ team }) => makeToken(api.services, team.id, team.owner, ['team:read', 'forms:read']),
  keyWriting: async ({ team }) => makeToken(api.services, team.id, team.owner, ['team:write', 'forms:write']),
  keyOfMember: async ({ team }) => makeToken(api.services, team.id, team.member, ['team:write', 'forms:write']),
  keyElsewhere: async ({ other, team }) => makeToken(api.services, other.id, team.owner, ['team:write', 'forms:write']),
} as const satisfies Record<string, (world: World) => Promise<Visitor>>;

type Asker = keyof typeof askers;

interface Action {
  readonly mutation: string;
  readonly input: (world: World) => Promise<Record<string, unknown>>;
  readonly may: readonly Asker[];
}

const role = (id: string) => `Role:${id}`;
const user = (person: { id: string }) => `User:${person.id}`;
const custom = (world: World, memberMgmtLevel: 'anyone' | 'members' | 'owners', people: TestPerson[] = []) =>
  makeRole(api.services, world.team.id, { memberMgmtLevel }, people);

const ownerAndKey = ['owner', 'keyWriting'] as const;
const managers = ['manager', ...ownerAndKey] as const;
const everyMember = ['member', 'keyOfMember', ...managers] as const;
const writers = ['formWriter', ...ownerAndKey] as const;
/** a key can't confirm a person's identity */
const writingPeople = writers.filter((who) => who !== 'keyWriting');

/** Everything that can be done to a team and its forms, and by whom. People who aren't listed are refused. */
const actions: Record<string, Action> = {
  'change the settings': {
    mutation: 'updateTeam',
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, name: `Renamed ${team.slug}` }),
    may: managers,
  },
  'upload a logo or banner': {
    mutation: 'requestTeamImageUpload',
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, use: 'logo', fileName: 'seal.png', contentType: 'png' }),
    may: managers,
  },
  'create a role': {
    mutation: 'createRole',
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, name: 'New', memberMgmtLevel: 'anyone' }),
    may: managers,
  },
  'change a role anyone can edit': {
    mutation: 'updateRole',
    input: async (world) => ({ roleId: role(await custom(world, 'anyone')), name: 'Renamed' }),
    may: everyMember,
  },
  'change a role only owners can edit': {
    mutation: 'updateRole',
    input: async (world) => ({ roleId: role(await custom(world, 'owners')), name: 'Renamed' }),
    may: ownerAndKey,
  },
  'change a role only its members can edit, as a member': {
    mutation: 'updateRole',
    input: async (world) => ({ roleId: role(await custom(world, 'members', [world.team.manager])), name: 'Renamed' }),
    may: managers,
  },
  'change the owner role': {
    mutation: 'updateRole',
    input: async ({ team }) => ({ roleId: role(team.ownerRoleId), name: 'Renamed' }),
    may: [],
  },
  'remove a role only owners can edit': {
    mutation: 'deleteRole',
    input: async (world) => ({ roleId: role(await custom(world, 'owners')) }),
    may: ownerAndKey,
  },
  'add to a role anyone can edit': {
    mutation: 'addRoleMember',
    input: async (world) => ({ roleId: role(await custom(world, 'anyone')), userId: user(world.somebody) }),
    may: everyMember,
  },
  'add to a role only its members can edit, as a member': {
    mutation: 'addRoleMember',
    input: async (world) => ({
      roleId: role(await custom(world, 'members', [world.team.member])),
      userId: user(world.somebody),
    }),
    may: ['member', 'keyOfMember', ...ownerAndKey],
  },
  'add an owner': {
    mutation: 'addRoleMember',
    input: async ({ team, somebody }) => ({ roleId: role(team.ownerRoleId), userId: user(somebody) }),
    // a key can't confirm its creator's identity
    may: ['owner'],
  },
  'add a team member': {
    mutation: 'addRoleMember',
    input: async ({ team, somebody }) => ({ roleId: role(team.memberRoleId), userId: user(somebody) }),
    may: managers,
  },
  'invite a team member': {
    mutation: 'inviteRoleMember',
    input: async ({ team }) => ({ roleId: role(team.memberRoleId), name: 'Ivy', email: `${newId()}@example.com` }),
    may: managers,
  },
  'remove a team member': {
    mutation: 'removeRoleMember',
    input: async ({ team }) => ({ roleId: role(team.memberRoleId), userId: user(team.member) }),
    may: managers,
  },
  'create a key': {
    mutation: 'createApiToken',
    input: async ({ team }) => ({ teamId: `Team:${team.id}`, name: 'Key', scopes: ['forms:read'] }),
    may: ['owner'],
  },
  "revoke the owner's key": {
    mutation: 'revokeApiToken',
    input: async ({ team }) => {
      const { tokenId } = await makeToken(api.services, team.id, team.owner, ['forms:read']);
      return { apiTokenId: `ApiToken:${tokenId}` };
    },
    may: ['owner'],
  },
  'add to a form': {
    mutation: 'addTemplateMember',
    input: async ({ form, somebody }) => ({ masterTemplateId: `MasterTemplate:${form}`, userId: user(somebody) }),
    may: writingPeople,
  },
  'invite to a form': {
    mutation: 'inviteTemplateMember',
    input: async ({ form }) => ({
      masterTemplateId: `MasterTemplate:${form}`,
      name: 'Ivy',
      email: `${newId()}@example.com`,
    }),
    may: writingPeople,
  },
  'give a member edit access': {
    mutation: 'setTemplateMemberLevel',
    input: async ({ team, form, somebody }) => ({
      membershipId: `MasterTemplateMembership:${await addToForm(api.services, team.id, form, somebody, 1)}`,
      permissionLevelId: 2,
    }),
    may: writingPeople,
  },
  'remove from a form': {
    mutation: 'removeTemplateMember',
    input: async ({ team, form, somebody }) => ({
      membershipId: `MasterTemplateMembership:${await addToForm(api.services, team.id, form, somebody, 1)}`,
    }),
    may: writingPeople,
  },
  'add an authority': {
    mutation: 'addTemplateAuthority',
    input: async ({ form, somebody }) => ({ masterTemplateId: `MasterTemplate:${form}`, userId: user(somebody) }),
    may: writingPeople,
  },
  'remove an authority': {
    mutation: 'removeTemplateAuthority',
    input: async ({ team, form, somebody }) => {
      const id = newId();
      const data = { id, teamId: team.id, masterTemplateId: form, userId: somebody.id };
      await api.services.db.masterTemplateAuthority.create({ data });
      return { authorityId: `MasterTemplateAuthority:${id}` };
    },
    may: writingPeople,
  },
  'resend an invitation to a role': {
    mutation: 'resendInvitation',
    input: (world) => invitation(world, 'Role', world.team.memberRoleId),
    may: managers,
  },
  'resend an invitation to a form': {
    mutation: 'resendInvitation',
    input: (world) => invitation(world, 'MasterTemplate', world.form),
    may: writers,
  },
};

async function invitation({ team }: World, subjectType: string, subjectId: string) {
  const { id: userId } = await makePerson(api.services, { isInvited: true });
  const id = newId();
  await api.services.db.invitation.create({ data: { id, teamId: team.id, userId, subjectType, subjectId } });
  return { invitationId: `Invitation:${id}` };
}

let other: TestTeam;
beforeAll(async () => {
  other = await makeTeam(api.services);
});

async function makeWorld(): Promise<World> {
  const { services } = api;
  const team = await makeTeam(services);
  const form = await makeForm(services, team.id);
  const formReader = await makePerson(services);
  const formWriter = await makePerson(services);
  await addToForm(services, team.id, form, formReader, 1);
  await addToForm(services, team.id, form, formWriter, 2);
  return { team, form, formReader, formWriter, other, somebody: await makeKnown(services, team.id) };
}

const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'peopleOnly'];

/**
 * The possible responses: success, or a refusal that tells a visitor to sign in and reveals as little as possible to
 * others.
 */
function outcomesFor(asker: Asker, may: readonly Asker[]): readonly string[] {
  if (may.includes(asker)) return ['done'];
  return asker === 'stranger' ? ['UNAUTHENTICATED'] : refusals;
}

describe.each(Object.entries(actions))('permission to %s', (_name, { mutation, input, may }) => {
  it.each(Object.keys(askers) as Asker[])(`is decided for: %s`, async (asker) => {
    const world = await makeWorld();
    const who = await askers[asker](world);
    const { codes, data, refusal } = await api.attemptByName(who, mutation, await input(world));
    const isDone = /Payload$/.test(data?.[mutation]?.__typename ?? '');
    expect(outcomesFor(asker, may)).toContain(isDone ? 'done' : (refusal ?? codes.join()));
  });
});
