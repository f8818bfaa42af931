import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/**
 * The life of an account. Its address counts as a person's only from `verified` on: what others give to that address
 * waits until then, and whoever reads its mail may take an account that never showed so much, with nothing of whoever
 * had it before. Decision 0012.
 */
export const accountStates = ['none', 'invited', 'unverified', 'verified', 'moving', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

export const stateMeanings: Readonly<Record<AccountState, string>> = {
  none: 'nobody has the address',
  invited: 'nobody’s yet, without a password: made by an invitation, or given up by who signed up',
  unverified: 'somebody signed up and never showed that the address is theirs',
  verified: 'the address is the person’s',
  moving: 'verified, and another address was asked for',
  closed: 'closed by the person or by an operator',
};

/** Who comes, by what they can show. */
export const accountActors = ['stranger', 'reader', 'holder', 'owner', 'colleague', 'operator', 'system'] as const;
export type AccountActor = (typeof accountActors)[number];

export const actorMeanings: Readonly<Record<AccountActor, string>> = {
  stranger: 'knows the address and nothing else',
  reader: 'has the mailed link, and neither a session of the account nor its password',
  holder: 'has a session of the account, or its password',
  owner: 'has both: the mailed link, and a session or the password',
  colleague: 'may invite to a team, a form or a submission',
  operator: 'runs the installation',
  system: 'the program itself',
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

/** What an event does to the account and to what hangs on it. Each is done in one place of the server. */
export type AccountEffect =
  | 'makeAccount'
  | 'verifyAddress'
  | 'takeAddress'
  | 'setName'
  | 'setPassword'
  /** the password, and the name that somebody chose */
  | 'giveUp'
  /** all that whoever had the account set up on it */
  | 'forgetOwner'
  | 'forgetAsked'
  | 'startSession'
  /** whoever asked with a session goes on with a new one */
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
  /** `asBefore`: what it was before it was closed */
  readonly to: AccountState | 'asBefore';
  readonly effects: readonly AccountEffect[];
}

type Row = Readonly<Partial<Record<AccountState, AccountStep | RefusalCode>>>;

const stay = (state: AccountState, ...effects: AccountEffect[]): AccountStep => ({ to: state, effects });
const become = stay;

/** The account is another person's now, or was nobody's: nothing of before opens it. */
const claimed = become(
  'verified',
  ...(['setName', 'setPassword', 'verifyAddress', 'forgetOwner', 'revokeTokens', 'endSessions', 'voidLinks'] as const),
  ...(['acceptInvitations', 'startSession'] as const),
);
const newPassword = ['setPassword', 'endSessions', 'voidLinks', 'startSession', 'mailPasswordChanged'] as const;
/** Links that were mailed stay: they are whose the address is, and that may be another. */
const newPasswordOfNobody = ['setPassword', 'endSessions', 'startSession', 'mailPasswordChanged'] as const;
const moved = become('verified', 'takeAddress', 'endSessions', 'voidLinks', 'acceptInvitations', 'keepSession');
const ended = become('closed', 'endSessions', 'voidLinks', 'forgetAsked', 'revokeTokens', 'mailClosed');
/** Nobody closes an address that may be another's: what was mailed to it opens the account as before. */
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

/** What each event answers where the table says nothing. */
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

/** What comes of an event, or why nothing does. Whatever the table does not name is refused. */
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
