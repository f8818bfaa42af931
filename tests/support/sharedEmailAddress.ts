import { randomUUID } from 'node:crypto';
import { codeOf, defaultDevice } from '#tests/support/factors.ts';
import { visitor, type GraphQLAnswer, type Api, type Visitor } from '#tests/support/graphql.ts';
import type { TestAuthenticator } from '#tests/support/newAuthenticator.ts';
import { runJobs } from '#tests/support/runJobs.ts';

export type AttackSide = 'attacker' | 'victim';

/** A person's browser, and everything they got or set up that might give access to an account. */
export interface Party {
  readonly side: AttackSide;
  readonly password: string;
  readonly browser: Visitor;
  readonly device: TestAuthenticator;
  readonly cookies: Set<string>;
  readonly tokens: Set<string>;
  readonly recoveryCodes: string[];
  /** where their email arrives */
  readonly mailbox: string;
}

/** Two people who use one address: the owner, and someone else. */
export interface World {
  readonly email: string;
  readonly attacker: Party;
  readonly victim: Party;
  /** the victim has verified that the account is theirs */
  isClaimed: boolean;
  /** closed by the victim or an operator, who may both do that: no one should get in */
  isClosed: boolean;
}

const partyOf = (side: AttackSide, password: string, mailbox: string): Party => ({
  ...{ side, password, mailbox },
  ...{ browser: visitor(), device: defaultDevice(), cookies: new Set(), tokens: new Set(), recoveryCodes: [] },
});

export function newWorld(): World {
  const email = `${randomUUID()}@springfield.example`;
  const attacker = partyOf('attacker', 'attacker password 1', `${randomUUID()}@evil.example`);
  const victim = partyOf('victim', 'a lantern in the attic', email);
  return { email, attacker, victim, isClaimed: false, isClosed: false };
}

const network = () => `2001:db8:${Math.floor(Math.random() * 65_535).toString(16)}:${randomUUID().slice(0, 4)}::1`;
const isDone = ({ data, refusal }: GraphQLAnswer): boolean => Boolean(data) && refusal === null;

export type PartyAction = (world: World, party: Party) => Promise<void>;

/** The possible actions of both. Only the victim can read the address's email. */
export function actionsOn(api: Api, team: { readonly id: string }, operator: Visitor) {
  const act = async (party: Party, mutation: string, input: Record<string, unknown>, payload?: string) => {
    const answer = await api.attemptByName(
      Object.assign(party.browser, { address: network() }),
      mutation,
      input,
      payload,
    );
    if (party.browser.cookie) party.cookies.add(party.browser.cookie);
    // either party may be refused at any time, so reading the refusal here allows it
    const { refusal: _refusal } = answer;
    return answer;
  };

  const linksOf = async ({ mailbox }: Party): Promise<string[]> => {
    const mails = await api.services.db.outboxMail.findMany({ where: { toEmail: mailbox }, orderBy: { id: 'desc' } });
    const link = /\/users\/(?:verify\/|claim\/|password\/edit\?token=)([\w-]{20,})/;
    return mails.flatMap(({ text }) => link.exec(text)?.[1] ?? []);
  };

  /** Completes both steps with everything the party has set up. Returns whether it got in. */
  const enter = async (party: Party, mutation: string, input: Record<string, unknown>): Promise<boolean> => {
    const answer = await act(party, mutation, input, 'secondStep { token offered passkeyOptions }');
    if (!isDone(answer)) return false;
    const step = answer.data[mutation].secondStep;
    if (step === null) return true;
    const recoveryCode = party.recoveryCodes.pop();
    const proof = step.passkeyOptions ? { passkey: party.device.sign(step.passkeyOptions) } : { recoveryCode };
    return isDone(await act(party, 'finishSignIn', { token: step.token, ...proof }));
  };

  const prove = async (world: World, { side }: Party, how: Promise<boolean>): Promise<void> => {
    if ((await how) && side === 'victim') world.isClaimed = true;
  };
  const eachLink = async (party: Party, follow: (token: string) => Promise<boolean>): Promise<boolean> => {
    for (const token of await linksOf(party)) if (await follow(token)) return true;
    return false;
  };
  const claim = (party: Party): Promise<boolean> =>
    eachLink(party, (token) => enter(party, 'claimAccount', { token, name: party.side, password: party.password }));
  const reset = (party: Party): Promise<boolean> =>
    eachLink(party, (token) => enter(party, 'resetPassword', { token, password: party.password }));
  const verify = (party: Party, password?: string): Promise<boolean> =>
    eachLink(party, async (token) => isDone(await act(party, 'verifyEmail', { token, password })));

  /** Returns whether there was an account to act on. */
  const operate = async (mutation: string, { email }: World, more: object = {}): Promise<boolean> => {
    const user = await api.services.db.user.findUnique({ where: { email } });
    if (user === null) return false;
    const answer = await api.attemptByName(operator, mutation, { userId: `User:${user.id}`, ...more });
    // the operator is always allowed to do this, so an error is a mistake in the test
    if (answer.codes.length > 0) throw new Error(`${mutation}: ${answer.messages.join(', ')}`);
    return isDone(answer);
  };

  /** Signing in with only the first factor. */
  const keepCodes = ({ recoveryCodes }: Party, made: readonly string[] = []): void => {
    if (made.length > 0) recoveryCodes.splice(0, Infinity, ...made);
  };

  const actions = {
    signUp: async ({ email }, party) =>
      void (await act(party, 'signUp', { name: party.side, email, password: party.password })),
    signIn: async ({ email }, party) => void (await enter(party, 'signIn', { email, password: party.password })),
    signOut: async (_world, party) => void (await act(party, 'signOut', {})),
    askForReset: async ({ email }, party) => {
      await act(party, 'requestPasswordReset', { email });
      await runJobs(api.services);
    },
    askForVerification: async (_world, party) => void (await act(party, 'sendVerificationEmail', {})),
    nameTheAccount: async ({ email }, party) =>
      void (await act(party, 'updateProfile', { username: `u${email.slice(0, 12)}` })),
    moveAway: async ({ email }, party) => {
      const to = party.side === 'attacker' ? party.mailbox : `moved.${email}`;
      await act(party, 'changeEmail', { email: to, password: party.password });
    },
    /** The attacker has another account too, and tries to move it to the address. */
    comeFromElsewhere: async ({ email, attacker }) => {
      const { mailbox, password, side } = attacker;
      await act(attacker, 'signUp', { name: side, email: mailbox, password });
      await verify(attacker);
      await act(attacker, 'changeEmail', { email, password });
    },
    changePassword: async (_world, party) => {
      const { password } = party;
      await act(party, 'changePassword', { currentPassword: password, password });
    },
    followToVerify: (world, party) => prove(world, party, verify(party)),
    followWithPassword: (world, party) => prove(world, party, verify(party, party.password)),
    followToReset: (world, party) => prove(world, party, reset(party)),
    followToClaim: (world, party) => prove(world, party, claim(party)),
    setUpApp: async (_world, party) => {
      const begun = (await act(party, 'beginAuthenticatorApp', {}, 'token secret')).data?.beginAuthenticatorApp;
      if (!begun?.token) return;
      const input = { token: begun.token, code: codeOf(begun.secret) };
      const answer = await act(party, 'addAuthenticatorApp', input, 'recoveryCodes');
      keepCodes(party, answer.data?.addAuthenticatorApp.recoveryCodes);
    },
    setUpPasskey: async (_world, party) => {
      const begun = (await act(party, 'beginPasskey', {}, 'token options')).data?.beginPasskey;
      if (!begun?.token) return;
      const input = { token: begun.token, name: 'Laptop', passkey: party.device.make(begun.options) };
      const answer = await act(party, 'addPasskey', input, 'recoveryCodes');
      keepCodes(party, answer.data?.addPasskey.recoveryCodes);
    },
    signInByPasskey: async (_world, party) => {
      Object.assign(party.browser, { cookie: null });
      const { token, options } = (await act(party, 'requestPasskey', {}, 'token options')).data.requestPasskey;
      await act(party, 'signInByPasskey', { token, passkey: party.device.sign(options) });
    },
    makeToken: async (_world, party) => {
      const input = { teamId: `Team:${team.id}`, name: 'Key', scopes: ['team:read', 'submissions:read'] };
      const { data } = await act(party, 'createApiToken', input, 'token');
      if (data?.createApiToken?.token) party.tokens.add(data.createApiToken.token);
    },
    close: async (world, party) => {
      const isOver = isDone(await act(party, 'closeAccount', { password: party.password }));
      if (isOver && world.isClaimed) world.isClosed = true;
    },
    lockOut: async (world) =>
      void ((await operate('deactivatePerson', world, { reason: 'Left' })) && (world.isClosed = true)),
    letIn: async (world) => void ((await operate('reactivatePerson', world)) && (world.isClosed = false)),
  } satisfies Record<string, PartyAction>;

  /** The address's owner opens an emailed form or link in a new browser, and signs in. */
  const comeIn = async (world: World): Promise<boolean> => {
    const { email, victim } = world;
    Object.assign(victim.browser, { cookie: null, device: null });
    await act(victim, 'signUp', { name: victim.side, email, password: victim.password });
    await actions.askForReset(world, victim);
    const isIn = (await claim(victim)) || (await reset(victim));
    world.isClaimed ||= isIn;
    return isIn;
  };
  return { actions, comeIn };
}
