import type { CSSProperties, ReactElement } from 'react';
import styles from '#web/ui/ColorMonogram.module.css';

interface ColorMarkProps {
  readonly text: string;
  /** #rrggbb; other values show no color */
  readonly color: string;
  /** the background needs dark text */
  readonly isLight: boolean;
}

const hexColor = /^#[0-9a-f]{6}$/i;

/** A letter on a user-chosen color. */
export function ColorMonogram({ text, color, isLight }: ColorMarkProps): ReactElement {
  const style = hexColor.test(color) ? ({ '--chosen': color } as CSSProperties) : undefined;
  return (
    <span className={styles.mark} style={style} data-light={isLight || undefined} aria-hidden="true">
      {text.trim().charAt(0).toUpperCase()}
    </span>
  );
}
