import type { ReactElement } from 'react';
import { formatInstant, relativeForMs, timeAgo } from '#domain/kernel/instants.ts';
import styles from '#web/lists/SubmissionCells.module.css';

interface WhenProps {
  readonly at: string;
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * A point in time for dense lists: relative within a day, otherwise the date. The title attribute has the full
 * time.
 */
export function ListTime({ at, now, timeZone }: WhenProps): ReactElement {
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
      {/* print.css prints the full time instead */}
      <span>{isRecent ? timeAgo(instant, now, timeZone) : day.format(instant)}</span>
    </time>
  );
}
