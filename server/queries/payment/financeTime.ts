import { InvalidInput } from '#domain/kernel/refusal.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { timeRangeOfDays } from '#domain/metrics/timeRangeOfDays.ts';
import { financePeriod, type FinancePeriod, type RequestedPeriod } from '#domain/payment/financePeriod.ts';

export interface FinanceTime extends FinancePeriod {
  readonly begin: Date;
  /** exclusive */
  readonly end: Date;
}

/** The requested period in the team's time zone, as days and as times. */
export function financeTime(requestedPeriod: RequestedPeriod, timeZone: string, now: Date): FinanceTime {
  const period = financePeriod(requestedPeriod, dateIn(now, timeZone));
  if (!period.ok) throw new InvalidInput(period.error);
  const { from, until } = timeRangeOfDays(period.value, timeZone);
  return { ...period.value, begin: from ?? now, end: until ?? now };
}
