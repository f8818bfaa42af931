import { beforeAll, describe, expect, it } from 'vitest';
import {
  accountActors,
  accountEvents,
  accountStates,
  accountStep,
  stateOfAccount,
  type AccountActor,
  type AccountEffect,
  type AccountEvent,
  type AccountState,
} from '#domain/account/accountLifeCycle.ts';
import { newId } from '#server/newId.ts';
import {
  actorBrowser,
  accountEventActions,
  makeAccount,
  effectChecks,
  snapshot,
  type AccountFixture,
} from '#tests/support/accountStates.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestTeam } from '#tests/support/people.ts';

const api = useApi();
let team: TestTeam;
/** where the person has API keys and an invitation that no event in the team ends */
let elsewhere: TestTeam;
let operator: Visitor;

beforeAll(async () => {
  team = await makeTeam(api.services);
  elsewhere = await makeTeam(api.services);
  operator = await makePerson(api.services, { isOperator: true });
});

/** No one calls the system actor's events through the API. Each other event lists the actors who can trigger it. */
const comers: Readonly<Record<AccountEvent, readonly AccountActor[]>> = {
  signUp: ['stranger'],
  signIn: ['holder'],
  invite: ['colleague'],
  askForReset: ['stranger'],
  askForVerification: ['holder'],
  verify: ['reader', 'owner'],
  claim: ['reader'],
  resetPassword: ['reader'],
  changePassword: ['holder'],
  askForAddress: ['holder'],
  confirmAddress: ['reader', 'owner'],
  close: ['holder'],
  deactivate: ['operator'],
  reactivate: ['operator'],
  takeOffTeam: ['colleague'],
};

interface Cell {
  readonly event: AccountEvent;
  readonly actor: AccountActor;
  readonly state: AccountState;
}

const cells = accountEvents.flatMap((event) =>
  comers[event].flatMap((actor) =>
    accountStates.map((state) => ({ event, actor, state, step: accountStep(state, event, actor) })),
  ),
);
const steps = cells.flatMap(({ step, ...cell }) => (typeof step === 'string' ? [] : [{ ...cell, step }]));
const refusals = cells.filter(({ step }) => typeof step === 'string');
const allEffects = Object.keys(effectChecks) as AccountEffect[];

/** Earlier gifts to the address, unless they would stop the account from changing address. */
async function give({ id }: AccountFixture, event: AccountEvent, state: AccountState): Promise<void> {
  if (id === null || (state === 'unverified' && /address/i.test(event))) return;
  const subject = { subjectType: 'Role', subjectId: newId(), teamId: elsewhere.id };
  await api.services.db.invitation.create({ data: { id: newId(), userId: id, ...subject } });
  if (event !== 'takeOffTeam') return;
  const member = { id: newId(), teamId: team.id, roleId: team.memberRoleId, userId: id };
  await api.services.db.roleMember.create({ data: member });
}

const forgetAsked = ({ id }: AccountFixture) =>
  api.services.db.user.updateMany({ where: { id: id ?? newId() }, data: { pendingEmail: null } });

const isIn = async (who: Visitor): Promise<boolean> =>
  who.cookie !== null && (await api.ask(who, '{ viewer { email } }')).data.viewer !== null;

async function happen({ event, actor, state }: Cell) {
  const life = await makeAccount(api, elsewhere, state);
  await give(life, event, state);
  // another address stays pending while this one is verified
  if (event === 'verify' && state === 'unverified') await forgetAsked(life);
  const browser = actorBrowser(life, actor);
  const { cookie } = browser;
  const before = await snapshot(api, life);
  const answer = await accountEventActions(team, operator)[event](api, life, browser);
  const after = await snapshot(api, life);
  const seen = { before, after, isIn: browser.cookie !== cookie && (await isIn(browser)) };
  return { answer, before, after, signOf: (effect: AccountEffect) => effectChecks[effect](seen) };
}

describe('the table of account lifecycles matches what happens', () => {
  it.each(steps)('$event by $actor of $state', async (cell) => {
    const { to, effects } = cell.step;
    const { answer, after, signOf } = await happen(cell);
    expect(answer.refusal).toBeNull();
    expect(stateOfAccount(after.user)).toBe(to === 'asBefore' ? 'verified' : to);
    expect(effects.filter((effect) => signOf(effect) === false)).toEqual([]);
    const others = allEffects.filter((effect) => !effects.includes(effect) && !follows(effect, effects));
    expect(others.filter(signOf)).toEqual([]);
  });

  it.each(refusals)('$event by $actor of $state is refused and changes nothing', async (cell) => {
    const { answer, before, after, signOf } = await happen(cell);
    const said = [answer.refusal, ...answer.codes];
    expect(said.filter((each) => each !== null)).not.toEqual([]);
    expect(allEffects.filter(signOf)).toEqual([]);
    expect(after.user).toEqual(before.user);
  });

  it('every actor except the system can trigger an event', () => {
    const coming = new Set(Object.values(comers).flat());
    expect(accountActors.filter((actor) => !coming.has(actor))).toEqual(['system']);
  });
});

/** Effects that also show when another effect causes them. */
const alongWith: Readonly<Partial<Record<AccountEffect, readonly AccountEffect[]>>> = {
  forgetAsked: ['forgetOwner', 'takeAddress'],
  verifyAddress: ['takeAddress'],
  startSession: ['keepSession'],
  keepSession: ['startSession'],
  mailVerification: ['mailAddressAsked'],
};
const follows = (effect: AccountEffect, effects: readonly AccountEffect[]): boolean =>
  alongWith[effect]?.some((each) => effects.includes(each)) ?? false;
