import type { ReactElement } from 'react';
import { useTravel } from '#web/navigation/VisitContext.ts';
import styles from '#web/navigation/TravelLine.module.css';

/** Runs along the upper edge while the next page is on its way; a quick one is there before it can be seen. */
export function TravelLine(): ReactElement | null {
  return useTravel().isUnderway ? <div className={styles.line} aria-hidden="true" data-chrome="" /> : null;
}
