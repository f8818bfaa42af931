import { describe, expect, it } from 'vitest';
import {
  accountActors,
  accountEvents,
  accountStates,
  accountStep,
  accountActorDescriptions,
  accountStateDescriptions,
  stateOfAccount,
  type AccountEffect,
  type AccountEvent,
} from '#domain/account/accountLifeCycle.ts';

const all = accountEvents.flatMap((event) =>
  accountActors.flatMap((actor) =>
    accountStates.map((state) => ({ event, actor, state, outcome: accountStep(state, event, actor) })),
  ),
);

const cell = (outcome: ReturnType<typeof accountStep>): string =>
  typeof outcome === 'string' ? `refused, ${outcome}` : [`→ ${outcome.to}`, ...outcome.effects].join(', ');

/** The outcome for a nonexistent account stands for all other combinations, since links to one can't exist. */
function sectionOf(event: AccountEvent): string {
  const rest = cell(accountStep('none', event, 'reader'));
  const rows = accountActors.flatMap((actor) =>
    accountStates.map((state) => ({ actor, state, what: cell(accountStep(state, event, actor)) })),
  );
  const lines = rows.filter(({ what }) => what !== rest).map((row) => `- ${row.actor}, ${row.state} ${row.what}`);
  return [`## ${event}`, '', ...lines, `- otherwise ${rest}`].join('\n');
}

function book(): string {
  const states = accountStates.map((state) => `- ${state}: ${accountStateDescriptions[state]}`);
  const actors = accountActors.map((actor) => `- ${actor}: ${accountActorDescriptions[actor]}`);
  const head = ['# The account life cycle', 'States:', states.join('\n'), 'Actors:', actors.join('\n')];
  return `${[...head, ...accountEvents.map(sectionOf)].join('\n\n')}\n`;
}

describe('the account life cycle', () => {
  const steps = all.flatMap(({ outcome, ...where }) => (typeof outcome === 'string' ? [] : [{ ...where, ...outcome }]));
  type Step = (typeof steps)[number];
  const has = ({ effects }: Step, ...wanted: AccountEffect[]): boolean =>
    wanted.every((effect) => effects.includes(effect));
  const closes = (step: Step): boolean => step.to === 'closed' && step.state !== 'closed';
  const isUnshown = ({ state }: Step): boolean => state === 'unverified' || state === 'invited';
  const named = ({ event, actor, state }: Step): string => `${event} by ${actor} of ${state}`;
  const but = (which: (step: Step) => boolean, holds: (step: Step) => boolean): string[] =>
    steps.filter((step) => which(step) && !holds(step)).map(named);

  it('matches the committed table', async () => {
    await expect(book()).toMatchFileSnapshot('./life.txt');
  });

  it('never gives access by a link alone, unless it sets a new password and ends all sessions', () => {
    const byLink = (step: Step): boolean => step.actor === 'reader';
    expect(but(byLink, (step) => has(step, 'endSessions', 'setPassword'))).toEqual([]);
  });

  it('removes everything of a previous holder when an account is claimed', () => {
    const claims = (step: Step): boolean => step.event === 'claim';
    const anew = (step: Step): boolean =>
      step.to === 'verified' &&
      has(step, 'setName', 'setPassword', 'forgetOwner', 'revokeTokens', 'endSessions', 'voidLinks');
    expect(but(claims, anew)).toEqual([]);
    expect(steps.filter(claims).length).toBeGreaterThan(0);
  });

  it('lets strangers change nothing, except by signing up with a new address', () => {
    const strange = (step: Step): boolean =>
      step.actor === 'stranger' && !(step.event === 'signUp' && step.state === 'none');
    const onlyMails = (step: Step): boolean =>
      step.to === step.state && step.effects.every((effect) => effect.startsWith('mail'));
    expect(but(strange, onlyMails)).toEqual([]);
  });

  it('starts a session only after a password was entered or chosen', () => {
    const starts = (step: Step): boolean => has(step, 'startSession') && step.event !== 'signIn';
    expect(but(starts, (step) => has(step, 'setPassword') || has(step, 'makeAccount'))).toEqual([]);
  });

  it('ends all sessions when the password, the address, or the right to sign in changes', () => {
    const changes = (step: Step): boolean =>
      has(step, 'setPassword') || has(step, 'takeAddress') || has(step, 'giveUp') || closes(step);
    expect(but(changes, (step) => has(step, 'endSessions'))).toEqual([]);
    const ofSomebody = (step: Step): boolean => changes(step) && !(step.actor === 'holder' && isUnshown(step));
    expect(but(ofSomebody, (step) => has(step, 'voidLinks'))).toEqual([]);
  });

  it('never lets a holder of an unverified address close it or void links mailed to it', () => {
    const unshown = (step: Step): boolean => step.actor === 'holder' && isUnshown(step);
    expect(but(unshown, (step) => !has(step, 'voidLinks') && !closes(step))).toEqual([]);
    expect(steps.filter(unshown).length).toBeGreaterThan(0);
  });

  it('lets nothing happen to a closed account until an operator reopens it', () => {
    const closed = (step: Step): boolean => step.state === 'closed' && step.event !== 'reactivate';
    expect(but(closed, ({ to, effects }) => to === 'closed' && effects.length === 0)).toEqual([]);
    expect(accountStep('closed', 'reactivate', 'operator')).toEqual({ to: 'asBefore', effects: ['mailReopened'] });
  });
});

describe('the state of an account', () => {
  const then = new Date(0);
  const made = { claimedAt: then, emailVerifiedAt: then, pendingEmail: null, deactivatedAt: null };

  it.each([
    [null, 'none'],
    [{ ...made, claimedAt: null, emailVerifiedAt: null }, 'invited'],
    [{ ...made, emailVerifiedAt: null }, 'unverified'],
    [{ ...made, emailVerifiedAt: null, pendingEmail: 'a@b.example' }, 'unverified'],
    [made, 'verified'],
    [{ ...made, pendingEmail: 'a@b.example' }, 'moving'],
    [{ ...made, deactivatedAt: then }, 'closed'],
    [{ ...made, claimedAt: null, deactivatedAt: then }, 'closed'],
  ])('of %j is %s', (account, state) => {
    expect(stateOfAccount(account)).toBe(state);
  });
});
