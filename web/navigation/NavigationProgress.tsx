import type { ReactElement } from 'react';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import styles from '#web/navigation/NavigationProgress.module.css';

/**
 * Progress line along the top while the next page loads. Its animation starts late enough that fast pages never show
 * it.
 */
export function NavigationProgress(): ReactElement | null {
  return useNavigationState().isUnderway ? <div className={styles.line} aria-hidden="true" data-chrome="" /> : null;
}
