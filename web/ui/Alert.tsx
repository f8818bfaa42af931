import type { ReactElement, ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { toneIcons, type Tone } from '#web/ui/toneIcons.ts';
import styles from '#web/ui/Alert.module.css';

interface AlertProps {
  readonly tone: Exclude<Tone, 'neutral'>;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** announced by screen readers, because it appeared after an event */
  readonly isLive?: boolean;
}

/** A message that stays in its place. */
export function Alert({ tone, title, children, action, isLive = false }: AlertProps): ReactElement {
  return (
    <div className={styles.alert} data-tone={tone} role={isLive ? 'alert' : undefined}>
      <div className={styles.message}>
        <Icon name={toneIcons[tone]} />
        <div className={styles.words}>
          {title && <strong>{title}</strong>}
          {children && <div>{children}</div>}
        </div>
      </div>
      {action}
    </div>
  );
}
