import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { reminderPauseMs } from '#domain/mail/reminders.ts';

/** At most so many in so long a time. */
interface Window {
  readonly times: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * What may be done how often. Several windows make who goes on wait longer and longer. An address can be a whole town
 * hall or library, so those limits are wide; what is tried from there against one account is narrow. What comes from
 * anywhere against one account is bounded so widely that only many networks together reach it; even then a browser
 * that is known, and a mailed link, let the person in.
 */
export const rateLimits = {
  signInFromAddress: [
    { times: 60, seconds: 5 * minute },
    { times: 500, seconds: day },
  ],
  signInToAccount: [
    { times: 8, seconds: 5 * minute },
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  signInOnDevice: [
    { times: 8, seconds: 5 * minute },
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  factorToAccount: [
    { times: 8, seconds: 5 * minute },
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  factorOnDevice: [
    { times: 8, seconds: 5 * minute },
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  // a code has six digits, so this is narrower than for passwords: guessed within a day once in 1,600 times
  factorFromAnywhere: [
    { times: 60, seconds: hour },
    { times: 200, seconds: day },
  ],
  signInFromAnywhere: [{ times: 200, seconds: hour }],
  signUpFromAddress: [
    { times: 60, seconds: hour },
    { times: 300, seconds: day },
  ],
  mailFromAddress: [
    { times: 20, seconds: 10 * minute },
    { times: 60, seconds: hour },
  ],
  mailToAccount: [
    { times: 4, seconds: 15 * minute },
    { times: 12, seconds: day },
  ],
  // each mails something, and holds a place for files
  launchOfUnverified: [
    { times: 10, seconds: hour },
    { times: 30, seconds: day },
  ],
  launchOfUnverifiedFromNetwork: [
    { times: 120, seconds: hour },
    { times: 600, seconds: day },
  ],
  megabytesOfUnverified: [
    { times: 500, seconds: hour },
    { times: 2_000, seconds: day },
  ],
  createTeam: [{ times: 20, seconds: day }],
  invite: [{ times: 200, seconds: hour }],
  askToJoin: [{ times: 1, seconds: reminderPauseMs / 1000 }],
  inviteToMailbox: [
    { times: 12, seconds: hour },
    { times: 40, seconds: day },
  ],
  inviteOfResidents: [
    { times: 100, seconds: hour },
    { times: 500, seconds: day },
  ],
  remind: [{ times: 1, seconds: reminderPauseMs / 1000 }],
  lookUp: [{ times: 60, seconds: minute }],
  whoIsThere: [
    { times: 30, seconds: 5 * minute },
    { times: 120, seconds: hour },
    { times: 400, seconds: day },
  ],
  // staff who add applicants; each search finds ten at most
  searchResidents: [
    { times: 120, seconds: 5 * minute },
    { times: 600, seconds: day },
  ],
  findByAddress: [
    { times: 60, seconds: 5 * minute },
    { times: 400, seconds: day },
  ],
  // the town pays for each of them, and somebody who types an address asks a few times
  addressOfPerson: [
    { times: 60, seconds: minute },
    { times: 600, seconds: day },
  ],
  addressFromNetwork: [
    { times: 300, seconds: minute },
    { times: 5_000, seconds: day },
  ],
  // a code has 80 bits of chance; who stands at a gate and checks one permit after the other is not kept waiting
  checkPaper: [
    { times: 60, seconds: 5 * minute },
    { times: 1_000, seconds: day },
  ],
  // a school or an office answers from one address on one morning
  openSurvey: [
    { times: 300, seconds: 5 * minute },
    { times: 5_000, seconds: day },
  ],
  answerSurvey: [
    { times: 100, seconds: 5 * minute },
    { times: 1_500, seconds: day },
  ],
  // from anywhere: a whole town answers one survey, and nobody fills it by a program
  responsesOfSurvey: [
    { times: 1_000, seconds: hour },
    { times: 10_000, seconds: day },
  ],
  // each may be a whole street
  inviteToSurvey: [
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  changesOfResponse: [{ times: 30, seconds: hour }],
  // somebody at a counter looks up one after the other; who reads all that a town has is slow
  searchRecords: [
    { times: 120, seconds: 5 * minute },
    { times: 2_000, seconds: day },
  ],
  drawDraft: [{ times: 60, seconds: 5 * minute }],
  passwordOfLink: [{ times: 8, seconds: 5 * minute }],
  ownPassword: [
    { times: 8, seconds: 5 * minute },
    { times: 20, seconds: hour },
  ],
  // each is a line of the log; a town hall may be one network
  pageFault: [
    { times: 20, seconds: minute },
    { times: 300, seconds: day },
  ],
  link: [{ times: 60, seconds: 5 * minute }],
  token: [{ times: 600, seconds: minute }],
  unknownToken: [{ times: 30, seconds: minute }],
} as const satisfies Record<string, readonly Window[]>;

export type RateLimitName = keyof typeof rateLimits;

/** Where somebody stands in a window. */
interface BudgetState {
  /** seconds to wait when it was one too many, otherwise 0 */
  readonly wait: number;
  readonly limit: number;
  readonly remaining: number;
  /** seconds until the window begins anew */
  readonly reset: number;
}

export interface RateLimits {
  /** Counts one more for the key, or so many. Answers the seconds to wait when it was too many, otherwise 0. */
  take(name: RateLimitName, key: string, amount?: number): Promise<number>;
  /** The same for a limit of one window, with what is left of it. */
  count(name: RateLimitName, key: string): Promise<BudgetState>;
  /** Takes one off again: it turned out to be what everybody may do. */
  giveBack(name: RateLimitName, key: string): Promise<void>;
}

/** Counted in the database for all servers together; each server counts alone while the database is away. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rateLimits).map(([name, windows]) => [name, windows.map((window) => limiter(pool, name, window))]),
  ) as Record<RateLimitName, RateLimiterPostgres[]>;
  return {
    // short windows first: what one of them refuses is not counted by the longer ones
    async take(name, key, amount) {
      for (const each of limiters[name]) {
        const { wait } = await budgetState(each, hidden(key), amount);
        if (wait > 0) return wait;
      }
      return 0;
    },
    count: (name, key) => budgetState(limiters[name][0] as RateLimiterPostgres, hidden(key)),
    async giveBack(name, key) {
      await Promise.all(limiters[name].map((each) => each.reward(hidden(key))));
    },
  };
}

function limiter(pool: Pool, name: string, { times, seconds }: Window): RateLimiterPostgres {
  const rule = { keyPrefix: `${name}/${seconds}`, points: times, duration: seconds };
  return new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // the sweeper cleans the table
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
}

async function budgetState(each: RateLimiterPostgres, key: string, amount = 1): Promise<BudgetState> {
  const limit = each.points;
  const at = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000));
  try {
    const taken = await each.consume(key, amount);
    return { wait: 0, limit, remaining: Math.max(0, taken.remainingPoints), reset: at(taken) };
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { wait: at(refused), limit, remaining: 0, reset: at(refused) };
  }
}

/** The table does not tell who tried what. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24);

/** Where a request comes from. Whoever has one IPv6 address has the 2^64 beside it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::', 2);
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
