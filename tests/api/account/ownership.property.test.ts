import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launch } from '#tests/support/launching.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { workOff } from '#tests/support/work.ts';

const api = useApi();
const passwords = { attacker: 'attacker password 1', victim: 'a lantern in the attic' } as const;
let team: TestTeam;
let ann: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  ann = await makePerson(api.services);
  form = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'What' }] }]);
});

/** Two people who use one address: whose it is, and somebody who is not. */
interface World {
  readonly email: string;
  /** where the attacker reads the mail */
  readonly attackersEmail: string;
  readonly attacker: Visitor;
  readonly victim: Visitor;
  isClaimed: boolean;
}

const linksTo = async (email: string): Promise<string[]> => {
  const mails = await api.services.db.outboxMail.findMany({ where: { toEmail: email }, orderBy: { id: 'asc' } });
  return mails.flatMap(
    ({ text }) => /\/users\/(?:verify\/|claim\/|password\/edit\?token=)([\w-]{20,})/.exec(text)?.[1] ?? [],
  );
};
const network = () => `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:${randomUUID().slice(0, 4)}::1`;

const act = (who: Visitor, mutation: string, input: Record<string, unknown>) =>
  api.act(Object.assign(who, { address: network() }), mutation, input);

type Person = 'attacker' | 'victim';
const readsMailOf = (world: World, person: Person): string =>
  person === 'victim' ? world.email : world.attackersEmail;
const newestLink = async (world: World, person: Person): Promise<string> =>
  (await linksTo(readsMailOf(world, person))).at(-1) ?? 'none';

type Deed = (world: World, person: Person) => Promise<void>;

/** What either of them can do. The mail of the address is read by the victim alone. */
const deeds: Readonly<Record<string, Deed>> = {
  signUp: async (world, person) =>
    void (await act(world[person], 'signUp', { name: person, email: world.email, password: passwords[person] })),
  signIn: async (world, person) =>
    void (await act(world[person], 'signIn', { email: world.email, password: passwords[person] })),
  signOut: async (world, person) => void (await act(world[person], 'signOut', {})),
  askForReset: async (world, person) => {
    await act(world[person], 'requestPasswordReset', { email: world.email });
    await workOff(api.services);
  },
  askForVerification: async (world, person) => void (await act(world[person], 'sendVerificationEmail', {})),
  nameTheAccount: async (world, person) =>
    void (await act(world[person], 'updateProfile', { username: `u${world.email.slice(0, 12)}` })),
  moveToOwnAddress: async (world, person) =>
    void (await act(world[person], 'changeEmail', {
      email: person === 'attacker' ? world.attackersEmail : `moved.${world.email}`,
      password: passwords[person],
    })),
  changePassword: async (world, person) =>
    void (await act(world[person], 'changePassword', {
      currentPassword: passwords[person],
      password: passwords[person],
    })),
  followToVerify: async (world, person) =>
    void (await act(world[person], 'verifyEmail', { token: await newestLink(world, person) })),
  followWithPassword: async (world, person) =>
    void (await act(world[person], 'verifyEmail', {
      token: await newestLink(world, person),
      password: passwords[person],
    })),
  followToReset: async (world, person) => {
    const token = await newestLink(world, person);
    const { refusal, data } = await act(world[person], 'resetPassword', { token, password: passwords[person] });
    if (person === 'victim' && refusal === null && data) world.isClaimed = true;
  },
  followToClaim: async (world, person) => {
    const token = await newestLink(world, person);
    const { refusal, data } = await act(world[person], 'claimAccount', {
      token,
      name: person,
      password: passwords[person],
    });
    if (person === 'victim' && refusal === null && data) world.isClaimed = true;
  },
};

/** What others give to the address. */
const gifts: Readonly<Record<string, (world: World) => Promise<void>>> = {
  inviteToRole: async ({ email }) => {
    const input = { roleId: `Role:${team.ownerRoleId}`, email, name: 'The Clerk' };
    await act(team.owner, 'inviteRoleMember', input);
  },
  inviteToForm: async ({ email }) => {
    const input = { masterTemplateId: `MasterTemplate:${form.formId}`, email, name: 'The Clerk' };
    await act(team.owner, 'inviteTemplateMember', input);
  },
  shareSubmission: async ({ email }) => {
    const { id } = await launch(api, ann, form);
    await act(ann, 'inviteApplicant', { submissionId: `Submission:${id}`, email, name: 'Co Owner' });
  },
};

const heldBy = async (who: Visitor): Promise<unknown[]> => {
  const { data } = await api.ask(
    who,
    `{ myTeams { slug } viewer { submissions { edges { node { id } } } } mine: submissionRows(first: 20) { edges { node { id } } }
       all: submissionRows(first: 20, assignedToMe: false) { edges { node { id } } } }`,
  );
  return [
    ...(data?.myTeams ?? []),
    ...(data?.viewer?.submissions.edges ?? []),
    ...(data?.mine?.edges ?? []),
    ...(data?.all?.edges ?? []),
  ];
};
const emailOf = async (who: Visitor): Promise<string | null> =>
  (await api.ask(who, '{ viewer { email } }')).data.viewer?.email ?? null;

const event = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(fc.constantFrom(...Object.keys(deeds)), fc.constantFrom<Person>('attacker', 'victim')),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...Object.keys(gifts)), fc.constant<Person>('victim')) },
);

it('whatever two people do with one address, what is given to it is never held by who does not read its mail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 10 }), async (events) => {
      const world: World = {
        email: `${randomUUID()}@springfield.example`,
        attackersEmail: `${randomUUID()}@evil.example`,
        attacker: visitor(),
        victim: visitor(),
        isClaimed: false,
      };
      for (const [name, person] of events) {
        await (gifts[name]?.(world) ?? deeds[name]?.(world, person));
        expect(await heldBy(world.attacker)).toEqual([]);
        if (world.isClaimed) expect(await emailOf(world.attacker)).not.toBe(world.email);
      }
    }),
    { numRuns: 12 },
  );
}, 300_000);
