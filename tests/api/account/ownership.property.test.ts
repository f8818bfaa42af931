import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { allowRefusal, useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import {
  actionsOn,
  newWorld,
  type PartyAction,
  type Party,
  type AttackSide,
  type World,
} from '#tests/support/sharedEmailAddress.ts';

const api = useApi();
let team: TestTeam;
let ann: TestPerson;
let form: PublishedForm;
let story: ReturnType<typeof actionsOn>;

beforeAll(async () => {
  team = await makeTeam(api.services);
  ann = await makePerson(api.services);
  form = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'What' }] }]);
  story = actionsOn(api, team, await makePerson(api.services, { isOperator: true }));
});

/** Ways in which others give something to the address. */
const gifts = {
  inviteToRole: async ({ email }) => {
    const input = { roleId: `Role:${team.ownerRoleId}`, email, name: 'The Clerk' };
    // the address may have the role already
    await allowRefusal(api.attempt(team.owner, 'inviteRoleMember', input));
  },
  inviteToForm: async ({ email }) => {
    const input = { masterTemplateId: `MasterTemplate:${form.formId}`, email, name: 'The Clerk' };
    await allowRefusal(api.attempt(team.owner, 'inviteTemplateMember', input));
  },
  shareSubmission: async ({ email }) => {
    const { id } = await launchTestSubmission(api, ann, form);
    // a deactivated account can't be invited
    const input = { submissionId: `Submission:${id}`, email, name: 'Co Owner' };
    await allowRefusal(api.attempt(ann, 'inviteApplicant', input));
  },
} satisfies Record<string, PartyAction>;

/** Everything a visitor can reach after signing in this way. */
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

/** Every way in that each party has left, each in its own browser. */
function waysIn({ browser, cookies, tokens }: Party): Visitor[] {
  const { address } = browser;
  return [
    ...[...cookies].map((cookie) => visitor({ cookie, address })),
    ...[...tokens].map((token) => visitor({ token, address })),
  ];
}

/**
 * The attacker must hold nothing that was given to the address, nor keep the account once the victim has claimed it.
 */
async function expectNothingHeld({ attacker, email, isClaimed }: World): Promise<void> {
  for (const way of waysIn(attacker)) {
    expect(await heldBy(way)).toEqual([]);
    expect(isClaimed && (await emailOf(way)) === email).toBe(false);
  }
}

type Event = readonly [name: string, side: AttackSide];
const sides = fc.constantFrom<AttackSide>('attacker', 'victim');
const eventOf = (actions: readonly string[]) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(fc.constantFrom(...actions), sides) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...Object.keys(gifts)), fc.constant<AttackSide>('victim')) },
  );

/** How these stories start: someone acts first. */
const beginnings = fc.constantFrom<readonly Event[]>(
  [['signUp', 'attacker']],
  [['signUp', 'victim']],
  [['comeFromElsewhere', 'attacker']],
  [
    ['signUp', 'attacker'],
    ['setUpPasskey', 'attacker'],
  ],
  [
    ['signUp', 'attacker'],
    ['setUpApp', 'attacker'],
    ['inviteToRole', 'victim'],
  ],
  [
    ['inviteToForm', 'victim'],
    ['signUp', 'attacker'],
  ],
);

/** Past counterexamples, replayed on every run. */
const known: [readonly Event[], Event[]][] = [
  [
    [['signUp', 'attacker']],
    [
      ['inviteToRole', 'victim'],
      ['followToVerify', 'victim'],
    ],
  ],
  [
    [['signUp', 'attacker']],
    [
      ['close', 'attacker'],
      ['inviteToRole', 'victim'],
    ],
  ],
  [
    [['signUp', 'attacker']],
    [
      ['setUpPasskey', 'attacker'],
      ['inviteToRole', 'victim'],
      ['followToClaim', 'victim'],
    ],
  ],
];

it('whatever two people do with one address, only the person who reads its email gets what is given to it, and that person gets in', async () => {
  const actions: Readonly<Record<string, PartyAction>> = { ...story.actions, ...gifts };
  const events = fc.array(eventOf(Object.keys(story.actions)), { minLength: 3, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(beginnings, events, async (beginning, rest) => {
      const world = newWorld();
      for (const [name, side] of [...beginning, ...rest]) {
        await actions[name]?.(world, world[side]);
        await expectNothingHeld(world);
      }
      if (world.isClosed) return;
      expect(await story.comeIn(world)).toBe(true);
      expect(await emailOf(world.victim.browser)).toBe(world.email);
      await gifts.inviteToRole(world);
      expect(await heldBy(world.victim.browser)).toContainEqual({ slug: team.slug });
      for (const again of ['signIn', 'signInByPasskey', 'followWithPassword', 'makeToken'])
        await actions[again]?.(world, world.attacker);
      await expectNothingHeld(world);
    }),
    { numRuns: 40, examples: known },
  );
}, 300_000);
