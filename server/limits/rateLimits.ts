import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { minReminderIntervalMs } from '#domain/mail/reminders.ts';

/** At most this many times in this many seconds. */
interface Window {
  readonly times: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Several windows make repeated attempts wait longer and longer. One address can be a whole town hall or library, so
 * limits per address are generous, and those per address and account are strict. The limits per account from anywhere
 * are so generous that only a distributed attack reaches them; even then, a known browser or an emailed link lets the
 * person in.
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
  // a code has only six digits, so this is stricter than for passwords: the odds of guessing one within a day are 1
  // in 1,600
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
  // each sends an email and allows file uploads
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
  askToJoin: [{ times: 1, seconds: minReminderIntervalMs / 1000 }],
  inviteToMailbox: [
    { times: 12, seconds: hour },
    { times: 40, seconds: day },
  ],
  inviteOfResidents: [
    { times: 100, seconds: hour },
    { times: 500, seconds: day },
  ],
  remind: [{ times: 1, seconds: minReminderIntervalMs / 1000 }],
  lookUp: [{ times: 60, seconds: minute }],
  whoIsThere: [
    { times: 30, seconds: 5 * minute },
    { times: 120, seconds: hour },
    { times: 400, seconds: day },
  ],
  // for staff who add applicants; each search finds ten at most
  searchResidents: [
    { times: 120, seconds: 5 * minute },
    { times: 600, seconds: day },
  ],
  findByAddress: [
    { times: 60, seconds: 5 * minute },
    { times: 400, seconds: day },
  ],
  // the town pays for each lookup, and typing an address takes several
  addressOfPerson: [
    { times: 60, seconds: minute },
    { times: 600, seconds: day },
  ],
  addressFromNetwork: [
    { times: 300, seconds: minute },
    { times: 5_000, seconds: day },
  ],
  // moving a map asks often; most answers come from the cache, but each may be a request to a town's map server
  remoteFeaturesOfPerson: [
    { times: 120, seconds: minute },
    { times: 3_000, seconds: day },
  ],
  remoteFeaturesFromNetwork: [
    { times: 600, seconds: minute },
    { times: 20_000, seconds: day },
  ],
  // a code has 80 random bits; someone at a gate who checks one permit after another must not have to wait
  checkPaper: [
    { times: 60, seconds: 5 * minute },
    { times: 1_000, seconds: day },
  ],
  // a school or office may respond from one address in one morning
  openSurvey: [
    { times: 300, seconds: 5 * minute },
    { times: 5_000, seconds: day },
  ],
  answerSurvey: [
    { times: 100, seconds: 5 * minute },
    { times: 1_500, seconds: day },
  ],
  // from anywhere: a whole town may answer a survey, but no script may flood it
  responsesOfSurvey: [
    { times: 1_000, seconds: hour },
    { times: 10_000, seconds: day },
  ],
  // each looks up DNS
  checkDomain: [
    { times: 30, seconds: 10 * minute },
    { times: 300, seconds: day },
  ],
  // counted by what was typed, so that a refusal says nothing about what exists
  statusCodeToMailbox: [
    { times: 4, seconds: 15 * minute },
    { times: 12, seconds: day },
  ],
  statusCodeToMailboxFromAnywhere: [
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  statusCodeOfSubmission: [
    { times: 30, seconds: hour },
    { times: 120, seconds: day },
  ],
  // each may be a whole street
  inviteToSurvey: [
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  changesOfResponse: [{ times: 30, seconds: hour }],
  // for someone at a counter who looks up one record after another; reading all of a town's records is slow
  searchRecords: [
    { times: 120, seconds: 5 * minute },
    { times: 2_000, seconds: day },
  ],
  // for people who fill in forms; each search finds the names of fifty entities at most
  searchEntities: [
    { times: 120, seconds: 5 * minute },
    { times: 1_000, seconds: day },
  ],
  createEntity: [
    { times: 30, seconds: hour },
    { times: 100, seconds: day },
  ],
  // each sends email to the whole team
  suggestEdits: [
    { times: 20, seconds: hour },
    { times: 60, seconds: day },
  ],
  downloadRecords: [
    { times: 60, seconds: 5 * minute },
    { times: 1_000, seconds: day },
  ],
  drawDraft: [{ times: 60, seconds: 5 * minute }],
  passwordOfLink: [{ times: 8, seconds: 5 * minute }],
  ownPassword: [
    { times: 8, seconds: 5 * minute },
    { times: 20, seconds: hour },
  ],
  // each is a line in the log; a town hall may be one network
  pageFault: [
    { times: 20, seconds: minute },
    { times: 300, seconds: day },
  ],
  link: [{ times: 60, seconds: 5 * minute }],
  token: [{ times: 600, seconds: minute }],
  unknownToken: [{ times: 30, seconds: minute }],
} as const satisfies Record<string, readonly Window[]>;

export type RateLimitName = keyof typeof rateLimits;

/** The current state of a window. */
interface BudgetState {
  /** seconds to wait if the limit was exceeded, otherwise 0 */
  readonly wait: number;
  readonly limit: number;
  readonly remaining: number;
  /** seconds until the window restarts */
  readonly reset: number;
}

export interface RateLimits {
  /** Counts one or more uses for a key. Returns the seconds to wait if the limit is exceeded, otherwise 0. */
  take(name: RateLimitName, key: string, amount?: number): Promise<number>;
  /** The same for a limit with a single window, with what is left of it. */
  count(name: RateLimitName, key: string): Promise<BudgetState>;
  /** Returns one use that turned out not to count. */
  release(name: RateLimitName, key: string): Promise<void>;
}

/** Counted in the database for all servers; each server counts on its own while the database is unavailable. */
export function createRateLimits(pool: Pool): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(rateLimits).map(([name, windows]) => [name, windows.map((window) => limiter(pool, name, window))]),
  ) as Record<RateLimitName, RateLimiterPostgres[]>;
  return {
    // short windows first: what they refuse is not counted by the longer ones
    async take(name, key, amount) {
      for (const each of limiters[name]) {
        const { wait } = await budgetState(each, hidden(key), amount);
        if (wait > 0) return wait;
      }
      return 0;
    },
    count: (name, key) => budgetState(limiters[name][0] as RateLimiterPostgres, hidden(key)),
    async release(name, key) {
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
    // the sweep cleans the table
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

/** The table must not reveal who tried what. */
const hidden = (key: string): string => createHash('sha256').update(key).digest('base64url').slice(0, 24);

/** The network of a request. Anyone with one IPv6 address has the other 2^64 of its /64. */
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
