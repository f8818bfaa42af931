import type { ReactElement, ReactNode } from 'react';

import styles from './Badge.module.css';
import { Icon } from './Icon.tsx';
import type { IconName } from '#web/messages/iconNames.ts';
import type { Tone } from './toneIcons.ts';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: IconName;
}

/** A word or two about a thing, small and round. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
