import { describe, expect, it } from 'vitest';
import {
  accountActors,
  accountEvents,
  accountStates,
  accountStep,
  actorMeanings,
  stateMeanings,
  stateOfAccount,
  type AccountEvent,
} from '#domain/account/life.ts';

const all = accountEvents.flatMap((event) =>
  accountActors.flatMap((actor) =>
    accountStates.map((state) => ({ event, actor, state, outcome: accountStep(state, event, actor) })),
  ),
);

const cell = (outcome: ReturnType<typeof accountStep>): string =>
  typeof outcome === 'string' ? `refused, ${outcome}` : [`→ ${outcome.to}`, ...outcome.effects].join(', ');

/** Nobody follows a link to an account that is not there: what that is answered is what all the rest is answered. */
function sectionOf(event: AccountEvent): string {
  const rest = cell(accountStep('none', event, 'reader'));
  const rows = accountActors.flatMap((actor) =>
    accountStates.map((state) => ({ actor, state, what: cell(accountStep(state, event, actor)) })),
  );
  const lines = rows.filter(({ what }) => what !== rest).map((row) => `- ${row.actor}, ${row.state} ${row.what}`);
  return [`## ${event}`, '', ...lines, `- otherwise ${rest}`].join('\n');
}

function book(): string {
  const states = accountStates.map((state) => `- ${state}: ${stateMeanings[state]}`);
  const actors = accountActors.map((actor) => `- ${actor}: ${actorMeanings[actor]}`);
  const head = ['# The life of an account', 'States:', states.join('\n'), 'Actors:', actors.join('\n')];
  return `${[...head, ...accountEvents.map(sectionOf)].join('\n\n')}\n`;
}

describe('the life of an account', () => {
  it('is exactly what the committed table says', async () => {
    await expect(book()).toMatchFileSnapshot('./life.txt');
  });

  it('gives an account to nobody by a link alone, but to who starts it anew', () => {
    for (const { event, actor, outcome } of all) {
      if (actor !== 'reader' || typeof outcome === 'string') continue;
      // whoever has the mail alone ends all sessions and chooses the password
      expect([event, outcome.effects]).toEqual([event, expect.arrayContaining(['endSessions', 'setPassword'])]);
    }
  });

  it('leaves nothing of whoever had the account before it was claimed', () => {
    const claims = all.filter(({ event, outcome }) => event === 'claim' && typeof outcome !== 'string');
    expect(claims.length).toBeGreaterThan(0);
    for (const { outcome } of claims)
      expect(outcome).toMatchObject({
        to: 'verified',
        effects: expect.arrayContaining([
          ...['setName', 'setPassword', 'forgetOwner', 'revokeTokens', 'endSessions', 'voidLinks'],
        ]),
      });
  });

  it('says the same to a stranger whatever it is, but where an account is made', () => {
    for (const { event, actor, state, outcome } of all) {
      if (actor !== 'stranger' || typeof outcome === 'string') continue;
      if (event === 'signUp' && state === 'none') continue;
      expect([event, outcome.to]).toEqual([event, state]);
      for (const effect of outcome.effects) expect(effect).toMatch(/^mail/);
    }
  });

  it('starts a session only where a password was shown or chosen', () => {
    for (const { event, outcome } of all) {
      if (typeof outcome === 'string' || !outcome.effects.includes('startSession')) continue;
      const isChosen = outcome.effects.includes('setPassword') || outcome.effects.includes('makeAccount');
      expect([event, isChosen || event === 'signIn']).toEqual([event, true]);
    }
  });

  it('ends every session wherever the password, the address or the right to sign in changes', () => {
    for (const { event, state, outcome } of all) {
      if (typeof outcome === 'string') continue;
      const isOther = ['setPassword', 'takeAddress'].some((effect) => outcome.effects.includes(effect as 'setPassword'));
      const isClosed = outcome.to === 'closed' && state !== 'closed';
      if (isOther || isClosed)
        expect([event, outcome.effects]).toEqual([event, expect.arrayContaining(['endSessions', 'voidLinks'])]);
    }
  });

  it('lets nothing happen to a closed account but that an operator opens it', () => {
    for (const { event, state, outcome } of all) {
      if (state !== 'closed' || typeof outcome === 'string') continue;
      if (event === 'reactivate') expect(outcome).toEqual({ to: 'asBefore', effects: ['mailReopened'] });
      else expect([event, outcome]).toEqual([event, { to: 'closed', effects: [] }]);
    }
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
