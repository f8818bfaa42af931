import type { TokenScope } from '#domain/access/scopes.ts';
import { newId, type PlainId } from '#server/newId.ts';
import type { Services } from '#server/Services.ts';
import { newApiToken, hashOfApiToken } from '#server/sessions/apiTokens.ts';
import { hashPassword } from '#server/sessions/passwords.ts';
import { visitor, type Visitor } from '#tests/support/graphql.ts';

/** One password for everyone, hashed once, because argon2 is slow. */
export const password = 'correct horse battery';
let passwordHash: Promise<string> | undefined;

export interface TestPerson extends Visitor {
  readonly id: PlainId;
  readonly name: string;
  readonly email: string;
}

interface PersonTraits {
  readonly name?: string;
  readonly email?: string;
  readonly isGovernment?: boolean;
  readonly isOperator?: boolean;
  readonly isVerified?: boolean;
  /** an invited person has no password and no session */
  readonly isInvited?: boolean;
}

let number = 0;
/** A plain name, because emails quote only plain names. */
const inLetters = (count: number): string => String(count).replace(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');

/** A signed-in person. */
export async function makePerson(services: Services, traits: PersonTraits = {}): Promise<TestPerson> {
  number += 1;
  const {
    name = `Person ${inLetters(number)}`,
    isInvited = false,
    isVerified = !isInvited,
    isGovernment = false,
    isOperator = false,
  } = traits;
  const email = traits.email ?? `person${number}@example.com`;
  passwordHash ??= hashPassword(password);
  const id = newId();
  const now = services.now();
  await services.db.user.create({
    data: {
      id,
      name,
      email,
      isGovernment,
      isOperator,
      passwordHash: isInvited ? null : await passwordHash,
      claimedAt: isInvited ? null : now,
      emailVerifiedAt: isVerified ? now : null,
    },
  });
  const cookie = isInvited ? null : await startSession(services, id);
  return { ...visitor({ cookie }), id, name, email };
}

/** Someone the team invited before, so that its people can use their id. */
export async function makeKnown(services: Services, teamId: string, traits: PersonTraits = {}): Promise<TestPerson> {
  const person = await makePerson(services, traits);
  const subject = { subjectType: 'Role', subjectId: newId() };
  const times = { createdAt: services.now(), lastSentAt: services.now(), acceptedAt: services.now() };
  await services.db.invitation.create({ data: { id: newId(), teamId, userId: person.id, ...subject, ...times } });
  return person;
}

/** Another browser in which the person is signed in. */
export async function anotherBrowser(services: Services, person: TestPerson): Promise<TestPerson> {
  return { ...person, cookie: await startSession(services, person.id) };
}

async function startSession({ pool, sessions }: Services, userId: string): Promise<string> {
  const cookie = await sessions.start({ queries: pool, announce: () => undefined }, userId, 'test');
  return cookie.split(';', 1)[0] ?? '';
}

interface RoleTraits {
  readonly name?: string;
  readonly roleType?: 'owner' | 'member' | 'custom';
  readonly memberMgmtLevel?: 'anyone' | 'members' | 'owners';
  readonly workflowCreator?: boolean;
  readonly teamManager?: boolean;
  readonly financeManager?: boolean;
  readonly financeMember?: boolean;
}

export async function makeRole(
  { db }: Services,
  teamId: string,
  traits: RoleTraits,
  people: readonly { readonly id: string }[] = [],
): Promise<PlainId> {
  const id = newId();
  await db.role.create({ data: { id, teamId, name: 'Role', ...traits } });
  const members = people.map((person) => ({ id: newId(), teamId, roleId: id, userId: person.id }));
  await db.roleMember.createMany({ data: members });
  return id;
}

export interface TestTeam {
  readonly id: PlainId;
  readonly slug: string;
  readonly ownerRoleId: PlainId;
  readonly memberRoleId: PlainId;
  readonly managerRoleId: PlainId;
  readonly owner: TestPerson;
  readonly manager: TestPerson;
  readonly member: TestPerson;
}

/** A team with an owner, a settings manager, and a member. */
export async function makeTeam(services: Services, slug = `team-${newId()}`): Promise<TestTeam> {
  const id = newId();
  await services.db.team.create({ data: { id, name: `Team ${slug}`, slug, letInAt: services.now() } });
  const owner = await makePerson(services);
  const manager = await makePerson(services);
  const member = await makePerson(services);
  return {
    id,
    slug,
    owner,
    manager,
    member,
    ownerRoleId: await makeRole(services, id, { roleType: 'owner', name: 'Team Owners' }, [owner]),
    memberRoleId: await makeRole(services, id, { roleType: 'member', name: 'Team Members' }, [member]),
    managerRoleId: await makeRole(services, id, { name: 'Managers', teamManager: true }, [manager]),
  };
}

export async function makeForm({ db }: Services, teamId: string, traits: { slug?: string } = {}): Promise<PlainId> {
  const id = newId();
  const { slug = `form-${id}` } = traits;
  await db.masterTemplate.create({ data: { id, teamId, slug, name: 'Building permit' } });
  return id;
}

export async function addToForm(
  { db }: Services,
  teamId: string,
  masterTemplateId: string,
  person: { readonly id: string },
  permissionLevelId: number,
): Promise<string> {
  const id = newId();
  await db.masterTemplateMembership.create({
    data: { id, teamId, masterTemplateId, userId: person.id, permissionLevelId },
  });
  return id;
}

/** A program with an API key that the person created in the team. */
export async function makeToken(
  { db }: Services,
  teamId: string,
  person: { readonly id: string },
  scopes: readonly TokenScope[],
): Promise<Visitor & { readonly tokenId: string }> {
  const token = newApiToken();
  const tokenId = newId();
  await db.apiToken.create({
    data: {
      id: tokenId,
      teamId,
      createdById: person.id,
      name: 'Test',
      tokenHash: hashOfApiToken(token),
      hint: token.slice(-4),
      scopes: [...scopes],
    },
  });
  return { ...visitor({ token }), tokenId };
}
