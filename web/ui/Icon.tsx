import type { ReactElement } from 'react';
import type { IconName } from '#messages/shell/iconNames.ts';
import sprite from './icons.svg?no-inline';
import styles from '#web/ui/Icon.module.css';

interface IconProps {
  readonly name: IconName;
  readonly size?: 16 | 20;
}

/** Always decorative: text beside it, or the control's label, says the same. */
export function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
