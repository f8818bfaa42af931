import type { ReactElement } from 'react';
import { formatInstant, timeAgo } from '#domain/kernel/instants.ts';
import { useNow } from '#web/parts/useNow.ts';

interface MomentProps {
  readonly at: string;
  readonly timeZone: string;
}

/**
 * A point in time, relative within a day and as a date beyond that. The title attribute always has the full time
 * with its zone.
 */
export function RelativeTime({ at, timeZone }: MomentProps): ReactElement {
  const now = useNow();
  const instant = new Date(at);
  return (
    <time data-moment dateTime={at} title={formatInstant(instant, timeZone)}>
      {/* print.css prints the full time instead */}
      <span>{timeAgo(instant, now, timeZone)}</span>
    </time>
  );
}
