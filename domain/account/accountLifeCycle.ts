import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/**
 * The account life cycle. An email address counts as the person's own only from `verified` on. Invitations to the
 * address wait until then, and anyone who can read its email can claim an unverified account, which erases everything
 * of its previous holder. Decision 0012.
 */
export const accountStates = ['none', 'invited', 'unverified', 'verified', 'moving', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

export const accountStateDescriptions: Readonly<Record<AccountState, string>> = {
  none: 'no account has the address',
  invited: 'has no holder or password yet: created by an invitation, or given up by the person who signed up',
  unverified: 'someone signed up and has not verified the address',
  verified: 'the address belongs to the person',
  moving: 'verified, with a change of address pending',
  closed: 'closed by the person or by an operator',
};

/** Actors, by what they can prove. */
export const accountActors = ['stranger', 'reader', 'holder', 'owner', 'colleague', 'operator', 'system'] as const;
export type AccountActor = (typeof accountActors)[number];

export const accountActorDescriptions: Readonly<Record<AccountActor, string>> = {
  stranger: 'knows the address and nothing else',
  reader: 'has the link from the email, but neither a session nor the password',
  holder: 'has a session of the account, or its password',
  owner: 'has both: the link from the email, and a session or the password',
  colleague: 'may invite to a team, a form, or a submission',
  operator: 'runs the installation',
  system: 'the product itself',
};

export const accountEvents = [
  'signUp',
  'signIn',
  'invite',
  'askForReset',
  'askForVerification',
  'verify',
  'claim',
  'resetPassword',
  'changePassword',
  'askForAddress',
  'confirmAddress',
  'close',
  'deactivate',
  'reactivate',
  'takeOffTeam',
] as const;
export type AccountEvent = (typeof accountEvents)[number];

/** Effects of an event on the account and its data. Each is implemented in one place on the server. */
export type AccountEffect =
  | 'makeAccount'
  | 'verifyAddress'
  | 'takeAddress'
  | 'setName'
  | 'setPassword'
  /** removes the password and the chosen name */
  | 'giveUp'
  /** removes everything the previous holder set up */
  | 'forgetOwner'
  | 'forgetAsked'
  | 'startSession'
  /** replaces the session of the request with a new one */
  | 'keepSession'
  | 'endSessions'
  | 'voidLinks'
  | 'revokeTokens'
  | 'acceptInvitations'
  | 'mailVerification'
  | 'mailClaim'
  | 'mailReset'
  | 'mailKnown'
  | 'mailNews'
  | 'mailPasswordChanged'
  | 'mailAddressAsked'
  | 'mailClosed'
  | 'mailReopened';

export interface AccountStep {
  /** `asBefore`: the state before it was closed */
  readonly to: AccountState | 'asBefore';
  readonly effects: readonly AccountEffect[];
}

type Row = Readonly<Partial<Record<AccountState, AccountStep | RefusalCode>>>;

const stay = (state: AccountState, ...effects: AccountEffect[]): AccountStep => ({ to: state, effects });
const become = stay;

/** A different person takes over the account, so nothing from before may still open it. */
const claimed = become(
  'verified',
  ...(['setName', 'setPassword', 'verifyAddress', 'forgetOwner', 'revokeTokens', 'endSessions', 'voidLinks'] as const),
  ...(['acceptInvitations', 'startSession'] as const),
);
const newPassword = ['setPassword', 'endSessions', 'voidLinks', 'startSession', 'mailPasswordChanged'] as const;
/** Links in emails stay valid: they belong to the owner of the address, who may be someone else. */
const newPasswordOfNobody = ['setPassword', 'endSessions', 'startSession', 'mailPasswordChanged'] as const;
const moved = become('verified', 'takeAddress', 'endSessions', 'voidLinks', 'acceptInvitations', 'keepSession');
const ended = become('closed', 'endSessions', 'voidLinks', 'forgetAsked', 'revokeTokens', 'mailClosed');
/**
 * An unverified holder can't close an account whose address may be someone else's: links mailed to it still open it.
 */
const givenUp = become('invited', 'giveUp', 'forgetOwner', 'revokeTokens', 'endSessions');
const endedByOther: Row = { invited: ended, unverified: ended, verified: ended, moving: ended, closed: stay('closed') };
const reopened: Row = {
  invited: stay('invited'),
  unverified: stay('unverified'),
  verified: stay('verified'),
  moving: stay('moving'),
  closed: { to: 'asBefore', effects: ['mailReopened'] },
};
const takenOff: Row = {
  invited: stay('invited'),
  unverified: stay('unverified'),
  verified: stay('verified'),
  moving: stay('moving'),
  closed: stay('closed'),
};
const invited: Row = {
  none: become('invited', 'makeAccount', 'mailClaim'),
  invited: stay('invited', 'mailClaim'),
  unverified: stay('unverified', 'mailClaim'),
  verified: stay('verified', 'mailNews'),
  moving: stay('moving', 'mailNews'),
  closed: 'personDeactivated',
};

const life: Readonly<Record<AccountEvent, Readonly<Partial<Record<AccountActor, Row>>>>> = {
  signUp: {
    stranger: {
      none: become('unverified', 'makeAccount', 'mailVerification', 'startSession'),
      invited: stay('invited', 'mailClaim'),
      unverified: stay('unverified', 'mailClaim'),
      verified: stay('verified', 'mailKnown'),
      moving: stay('moving', 'mailKnown'),
      closed: stay('closed'),
    },
  },
  signIn: {
    holder: {
      unverified: stay('unverified', 'startSession'),
      verified: stay('verified', 'startSession'),
      moving: stay('moving', 'startSession'),
    },
  },
  invite: { colleague: invited, system: invited },
  askForReset: {
    stranger: {
      none: stay('none'),
      invited: stay('invited', 'mailClaim'),
      unverified: stay('unverified', 'mailClaim'),
      verified: stay('verified', 'mailReset'),
      moving: stay('moving', 'mailReset'),
      closed: stay('closed'),
    },
  },
  askForVerification: {
    holder: {
      unverified: stay('unverified', 'mailVerification'),
      verified: stay('verified'),
      moving: stay('moving', 'mailVerification'),
    },
  },
  verify: {
    reader: { unverified: 'linkNeedsPassword' },
    owner: {
      unverified: become('verified', 'verifyAddress', 'acceptInvitations'),
      verified: stay('verified'),
      moving: stay('moving'),
    },
  },
  claim: {
    reader: { invited: claimed, unverified: claimed },
    owner: { unverified: claimed },
  },
  resetPassword: {
    reader: {
      verified: stay('verified', ...newPassword),
      moving: become('verified', 'forgetAsked', ...newPassword),
    },
    owner: {
      verified: stay('verified', ...newPassword),
      moving: become('verified', 'forgetAsked', ...newPassword),
    },
  },
  changePassword: {
    holder: {
      unverified: stay('unverified', 'forgetAsked', ...newPasswordOfNobody),
      verified: stay('verified', ...newPassword),
      moving: become('verified', 'forgetAsked', ...newPassword),
    },
  },
  askForAddress: {
    holder: {
      unverified: stay('unverified', 'mailAddressAsked'),
      verified: become('moving', 'mailAddressAsked'),
      moving: stay('moving', 'mailAddressAsked'),
    },
  },
  confirmAddress: {
    reader: { unverified: 'linkNeedsPassword', moving: 'linkNeedsPassword' },
    owner: { unverified: moved, moving: moved },
  },
  close: { holder: { unverified: givenUp, verified: ended, moving: ended } },
  deactivate: { operator: endedByOther, system: endedByOther },
  reactivate: { operator: reopened, system: reopened },
  takeOffTeam: { colleague: takenOff, operator: takenOff },
};

/** The refusal for combinations missing in the table. */
const otherwise: Readonly<Record<AccountEvent, RefusalCode>> = {
  signUp: 'outdated',
  signIn: 'signInFailed',
  invite: 'outdated',
  askForReset: 'outdated',
  askForVerification: 'outdated',
  verify: 'linkExpired',
  claim: 'linkUsed',
  resetPassword: 'linkExpired',
  changePassword: 'outdated',
  askForAddress: 'outdated',
  confirmAddress: 'linkExpired',
  close: 'outdated',
  deactivate: 'outdated',
  reactivate: 'outdated',
  takeOffTeam: 'outdated',
};

/** The outcome of an event, or why it is refused. Combinations missing in the table are refused. */
export function accountStep(state: AccountState, event: AccountEvent, actor: AccountActor): AccountStep | RefusalCode {
  return life[event][actor]?.[state] ?? otherwise[event];
}

export interface AccountFacts {
  readonly claimedAt: Date | null;
  readonly emailVerifiedAt: Date | null;
  readonly pendingEmail: string | null;
  readonly deactivatedAt: Date | null;
}

export function stateOfAccount(account: AccountFacts | null): AccountState {
  if (account === null) return 'none';
  if (account.deactivatedAt !== null) return 'closed';
  if (account.claimedAt === null) return 'invited';
  if (account.emailVerifiedAt === null) return 'unverified';
  return account.pendingEmail === null ? 'verified' : 'moving';
}
