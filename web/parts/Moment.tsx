import type { ReactElement } from 'react';
import { formatInstant, timeAgo } from '#domain/kernel/moments.ts';
import { useNow } from '#web/parts/useNow.ts';

interface MomentProps {
  readonly at: string;
  readonly timeZone: string;
}

/** A point in time: how long ago within a day, the date beyond; always in full, with the zone, when it is pointed at. */
export function Moment({ at, timeZone }: MomentProps): ReactElement {
  const now = useNow();
  const instant = new Date(at);
  return (
    <time data-moment dateTime={at} title={formatInstant(instant, timeZone)}>
      {/* paper says it in full */}
      <span>{timeAgo(instant, now, timeZone)}</span>
    </time>
  );
}
