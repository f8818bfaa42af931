import type { TextLookup } from '#domain/team/TextLookup.ts';

export const maxTeamDomains = 20;

/** The TXT record that proves that a domain is a team's. Its own name keeps it apart from the domain's other records. */
export const domainRecordName = (domain: string): string => `_portico.${domain}`;
export const domainRecordValue = (token: string): string => `portico-verification=${token}`;

export const domainStates = ['pending', 'verified', 'failed'] as const;
type DomainState = (typeof domainStates)[number];

export const domainProblemKinds = ['recordMissing', 'recordDifferent', 'resolverUnavailable', 'otherTeam'] as const;
export type DomainProblem = (typeof domainProblemKinds)[number];

/** What is known about a team's domain, as far as checks need it. */
export interface DomainCheck {
  readonly state: DomainState;
  readonly problem: DomainProblem | null;
  /** checks in a row that did not find the record */
  readonly attempts: number;
  /** when the team last asked for a check */
  readonly askedAt: Date;
  /** when the record was last found */
  readonly foundAt: Date | null;
  readonly verifiedAt: Date | null;
  readonly nextCheckAt: Date | null;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** DNS changes take up to two days to spread; after a week the record is not coming. */
const patienceMs = 7 * day;
/** A verified domain survives an accident at its DNS provider for this long. */
const graceMs = 3 * day;
const longestPauseMs = 6 * hour;

/** What a lookup says about the record; null if it is there. */
export function problemOf(lookup: TextLookup, token: string): Exclude<DomainProblem, 'otherTeam'> | null {
  if (lookup.kind === 'unavailable') return 'resolverUnavailable';
  if (lookup.values.includes(domainRecordValue(token))) return null;
  return lookup.values.some((value) => value.startsWith(domainRecordValue(''))) ? 'recordDifferent' : 'recordMissing';
}

/** The state after a check that found this problem, or the record (null). */
export function afterCheck(before: DomainCheck, problem: DomainProblem | null, now: Date): DomainCheck {
  const after = (pauseMs: number): Date => new Date(now.getTime() + pauseMs);
  if (problem === null)
    return {
      ...{ ...before, state: 'verified', problem, attempts: 0, foundAt: now, nextCheckAt: after(day) },
      verifiedAt: before.state === 'verified' ? before.verifiedAt : now,
    };
  const attempts = before.attempts + 1;
  const nextCheckAt = after(Math.min(longestPauseMs, minute * 2 ** Math.min(attempts - 1, 12)));
  const changed = { ...before, problem, attempts, nextCheckAt };
  const hasWaited = (since: Date, ms: number): boolean => now.getTime() - since.getTime() >= ms;
  const isOver =
    before.state === 'verified'
      ? // an unreachable resolver says nothing about the record
        problem !== 'resolverUnavailable' && hasWaited(before.foundAt ?? before.askedAt, graceMs)
      : hasWaited(before.askedAt, patienceMs);
  return isOver ? { ...changed, state: 'failed', nextCheckAt: null } : changed;
}

/** A failed domain starts over when its team asks for a check. */
export const beforeAskedCheck = (check: DomainCheck, now: Date): DomainCheck =>
  check.state === 'verified' ? check : { ...check, state: 'pending', attempts: 0, askedAt: now };
