import type { ReactElement } from 'react';
import type { IconName } from '#messages/shell/iconNames.ts';
import sprite from './icons.svg?no-inline';
import styles from '#web/ui/Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20;
}

/** Decoration: the word that says the same stands beside it, or labels the control that it is in. */
export function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
