import type { ReactElement } from 'react';
import { formatInstant, relativeForMs, timeAgo } from '#domain/kernel/moments.ts';
import styles from '#web/screens/Dashboard/SubmissionCells.module.css';

interface WhenProps {
  readonly at: string;
  readonly now: Date;
  readonly timeZone: string;
}

/** A moment in a dense list: how long ago within a day, the day beyond it; in full when it is pointed at. */
export function When({ at, now, timeZone }: WhenProps): ReactElement {
  const instant = new Date(at);
  const isRecent = Math.abs(now.getTime() - instant.getTime()) < relativeForMs;
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
  return (
    <time
      data-moment={isRecent || undefined}
      dateTime={at}
      title={formatInstant(instant, timeZone)}
      className={styles.when}
    >
      {/* paper says in full what is told from now on */}
      <span>{isRecent ? timeAgo(instant, now, timeZone) : day.format(instant)}</span>
    </time>
  );
}
