import type { ReactElement } from 'react';
import { formatInstant, relativeForMs, timeAgo } from '#domain/kernel/instants.ts';

interface ShortMomentProps {
  readonly at: string;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * A point in time for narrow columns: relative within a day, otherwise the date. The title attribute has the
 * full time.
 */
export function CompactTime({ at, now, timeZone }: ShortMomentProps): ReactElement {
  const instant = new Date(at);
  const isRecent = Math.abs(now.getTime() - instant.getTime()) < relativeForMs;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return (
    <time dateTime={at} title={formatInstant(instant, timeZone)}>
      {isRecent ? timeAgo(instant, now, timeZone) : day.format(instant)}
    </time>
  );
}
