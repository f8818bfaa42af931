import { addPeriod, subtractPeriod, type CalendarDate, type Period } from '#domain/kernel/dates.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { outputStatus, type OutputTimes } from '#domain/output/outputStatus.ts';

/** A form's renewal settings for its output. */
export interface RenewalPolicy {
  readonly renewable: boolean;
  /** how long before the expiration renewal opens; null for any time */
  readonly opensBefore: Period | null;
  /** how long after the expiration it stays open; null for no limit */
  readonly closesAfter: Period | null;
}

export interface RenewableOutput extends OutputTimes {
  /** a completed renewal exists */
  readonly isRenewed: boolean;
  /** an unfinished renewal exists */
  readonly isBeingRenewed: boolean;
  /** the form is currently published; renewals start from its published version */
  readonly isFormOpen: boolean;
}

export interface RenewalWindow {
  readonly opens: CalendarDate | null;
  readonly closes: CalendarDate | null;
}

/** The first and last day an output can be renewed; null for no limit. */
export function renewalWindow(expiry: CalendarDate, policy: RenewalPolicy): RenewalWindow {
  return {
    opens: policy.opensBefore && subtractPeriod(expiry, policy.opensBefore),
    closes: policy.closesAfter && addPeriod(expiry, policy.closesAfter),
  };
}

/** Whether it can be renewed at all, ignoring dates. */
export function isRenewable(output: Pick<RenewableOutput, 'expiresAt' | 'revokedAt'>, policy: RenewalPolicy): boolean {
  return policy.renewable && output.expiresAt !== null && output.revokedAt === null;
}

export interface RenewalRefusal {
  readonly code: RefusalCode;
  readonly params: Readonly<Record<string, string>>;
}

/** Why it can't be renewed now, or null if it can. Each output can be renewed once. */
export function renewalRefusal(
  output: RenewableOutput,
  policy: RenewalPolicy,
  now: Date,
  timeZone: string,
): RenewalRefusal | null {
  const refuse = (code: RefusalCode, params: RenewalRefusal['params'] = {}): RenewalRefusal => ({ code, params });
  const status = outputStatus(output, now);
  if (status === 'unissued') return refuse('outputNotIssued');
  if (status === 'revoked') return refuse('outputRevoked');
  if (output.expiresAt === null || !isRenewable(output, policy)) return refuse('outputNotRenewable');
  if (output.isRenewed) return refuse('alreadyRenewed');
  if (output.isBeingRenewed) return refuse('renewalUnderWay');
  if (!output.isFormOpen) return refuse('formNotPublished');
  const today = dateIn(now, timeZone);
  const { opens, closes } = renewalWindow(dateIn(output.expiresAt, timeZone), policy);
  if (opens !== null && today < opens) return refuse('renewalNotOpen', { opens });
  if (closes !== null && today > closes) return refuse('renewalClosed', { closed: closes });
  return null;
}
