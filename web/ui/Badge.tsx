import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '#messages/shell/iconNames.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { Tone } from '#web/ui/toneIcons.ts';
import styles from '#web/ui/Badge.module.css';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: Tone;
  readonly icon?: IconName;
}

export function Badge({ children, tone = 'neutral', icon }: BadgeProps): ReactElement {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  );
}
