import type { ReactElement } from 'react';

interface DayProps {
  readonly at: string;
  readonly timeZone: string;
}

/** A time in the team's time zone, which the title attribute names. */
export function ZonedDate({ at, timeZone }: DayProps): ReactElement {
  const text = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
    new Date(at),
  );
  return (
    <time dateTime={at} title={timeZone}>
      {text}
    </time>
  );
}
