import type { ReactElement } from 'react';
import { useTravel } from '#web/navigation/VisitContext.ts';
import styles from '#web/navigation/TravelLine.module.css';

/**
 * Progress line along the top while the next page loads. Its animation starts late enough that fast pages never show
 * it.
 */
export function TravelLine(): ReactElement | null {
  return useTravel().isUnderway ? <div className={styles.line} aria-hidden="true" data-chrome="" /> : null;
}
